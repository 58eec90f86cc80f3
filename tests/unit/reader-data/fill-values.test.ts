import { describe, expect, test } from 'vitest';
import { inspectAccessKey } from '../../../lib/fiscal/access-key';
import { computeCheckDigit } from '../../../lib/fiscal/check-digit';
import { fillText } from '../../../lib/reader-data/fill-values';

const makeKey = (base: string) => `${base}${computeCheckDigit(base)}`;
const KEY = makeKey('3526111122233300018155001000001234187654321');
const NEXT_KEY = makeKey('3526111122233300018155001000001237145678901');
const DATA = { cnpj: '12ABC34501DE35', uf: 'RJ', series: '7', number: '15' };

// @behaviour Your data: The key of a sample is recomputed with the right digit, letters in the CNPJ included
test('puts keys together anew, with the right digit', () => {
  const filled = fillText(KEY, DATA);
  const { faults, state, series, number, taxpayer } = inspectAccessKey(filled);
  expect(faults).toEqual([]);
  expect({ state: state?.abbreviation, series, number, taxpayer: taxpayer?.value }).toEqual({
    state: 'RJ',
    series: '7',
    number: '15',
    taxpayer: '12ABC34501DE35',
  });
  expect(filled.slice(2, 6)).toBe('2611');
  expect(filled.slice(34, 43)).toBe(KEY.slice(34, 43));
});

test('keeps documents apart that the example keeps apart', () => {
  const numbers = fillText(`${KEY} ${NEXT_KEY} ${KEY}`, DATA)
    .split(' ')
    .map((key) => inspectAccessKey(key).number);
  expect(numbers).toEqual(['15', '18', '15']);
  expect(inspectAccessKey(fillText(`${NEXT_KEY} ${KEY}`, { number: '2' }).split(' ')[1] ?? '').number).toBe('1');
});

// @behaviour Your data: A state changes its code, the town and the example of the IE
describe('the state', () => {
  const text = '{ "cUF": "35", "cMunFG": "3550308", "IE": "110042490114" }';

  test('brings its code, its capital and an IE of its own', () => {
    expect(fillText(text, { uf: 'RJ' })).toBe('{ "cUF": "33", "cMunFG": "3304557", "IE": "12345674" }');
  });

  test('leaves the IE to the reader who has one', () => {
    expect(fillText(text, { uf: 'RJ', ie: '99999993' })).toContain('"IE": "99999993"');
  });

  test('leaves a town of the same state', () => {
    const there = '{ "codigoMunicipio": "3509502", "municipio": "Campinas", "uf": "SP" }';
    expect(fillText(there, { uf: 'SP' })).toBe(there);
    expect(fillText(there, { uf: 'RJ' })).toBe(
      '{ "codigoMunicipio": "3304557", "municipio": "Rio de Janeiro", "uf": "RJ" }',
    );
  });
});

test('gives the digit of the key before it where that stands alone', () => {
  const filled = fillText(`Id="NFe${KEY}" <cDV>${KEY.at(-1)}</cDV>`, DATA);
  const [, digit] = /<cDV>(.)</.exec(filled) ?? [];
  expect(inspectAccessKey(/NFe(\w+)/.exec(filled)?.[1] ?? '')).toMatchObject({ faults: [] });
  expect(filled).toContain(`${digit}" <cDV>${digit}</cDV>`);
});

test('writes a series as wide as the example does', () => {
  expect(fillText('{ "serie": "001" } { "serie": 1 }', { series: '7' })).toBe('{ "serie": "007" } { "serie": 7 }');
});

test('without data a text stays as it is', () => {
  const text = `${KEY} TOKEN compras@exemplo.com.br "cUF": "35"`;
  expect(fillText(text, {})).toBe(text);
});
