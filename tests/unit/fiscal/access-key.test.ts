import { describe, expect, test } from 'vitest';
import { compareKeys, inspectAccessKey, type KeyPartName, normaliseAccessKey } from '../../../lib/fiscal/access-key';
import { computeCheckDigit } from '../../../lib/fiscal/check-digit';
import { isAccessKey } from '../../../lib/fiscal/key-form';
import { expectCpuTime } from '../support/cpu-time';

const KEY = '35251111222333000181550010000012341482150939';
const LETTERS = '35260812ABC34501DE35550010000000011521914280';
const FARMER = '51251100052998224725559200000000151430871627';
const NFCOM = '42251111222333000181620010000009051071604829';

/** The key with one field replaced and the check digit made right again. */
function withPart(key: string, name: KeyPartName, value: string): string {
  const part = inspectAccessKey(key).parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`the key has no ${name}`);
  const changed = key.slice(0, part.start - 1) + value + key.slice(part.end);
  const base = changed.slice(0, 43);
  return base + computeCheckDigit(base);
}

const faultsOf = (text: string) => inspectAccessKey(text).faults;

describe('a right key', () => {
  test('tells state, month, taxpayer, model, series and number', () => {
    const key = inspectAccessKey(KEY);
    expect(key.faults).toEqual([]);
    expect(key.state).toEqual({ code: '35', abbreviation: 'SP' });
    expect(key.issued).toEqual({ year: 2025, month: 11 });
    expect(key.taxpayer).toMatchObject({ type: 'cnpj', formatted: '11.222.333/0001-81', isValid: true });
    expect(key.model).toMatchObject({ code: '55', name: 'NF-e', family: 'nfe' });
    expect([key.series, key.number]).toEqual(['1', '1234']);
  });

  test('is split into fields that cover the 44 positions without a gap', () => {
    for (const text of [KEY, LETTERS, FARMER, NFCOM, '23251111222333000181660000000209311046170357']) {
      const { parts } = inspectAccessKey(text);
      expect(parts.map(({ value }) => value).join('')).toBe(text);
      expect(parts.map(({ start }) => start - 1)).toEqual([0, ...parts.slice(0, -1).map(({ end }) => end)]);
    }
  });

  test('may have letters in the CNPJ, which count in both check digits', () => {
    expect(faultsOf(LETTERS)).toEqual([]);
    expect(inspectAccessKey(LETTERS).taxpayer?.formatted).toBe('12.ABC.345/01DE-35');
  });

  test('of a farmer has a CPF', () => {
    expect(faultsOf(FARMER)).toEqual([]);
    expect(inspectAccessKey(FARMER).taxpayer).toMatchObject({ type: 'cpf', formatted: '529.982.247-25' });
  });

  test('of an NFCom has the site of the authorizer before a code of seven digits', () => {
    const names = inspectAccessKey(NFCOM).parts.map(({ name, value }) => `${name} ${value}`);
    expect(names.slice(-3)).toEqual(['site 0', 'code 7160482', 'checkDigit 9']);
  });
});

describe('a key as people paste it', () => {
  test.each([
    ['with the prefix of the document', `NFe${KEY}`],
    ['in groups of four', KEY.replace(/(.{4})/g, '$1 ')],
    ['with punctuation', '35.2511.11.222.333/0001-81-55-001-000.001.234-148.215.093-9'],
    ['as the Id of an event', `ID110111${KEY}01`],
    ['after its name', `Chave de acesso: ${KEY}`],
    ['in quotes and a comma', `"${KEY}",`],
    ['after its name in one word', `CHAVE${KEY}`],
    ['with the prefix of another document', `CTeOS${KEY}`],
    ['as the Id of an event with three digits at its end', `ID110111${KEY}001`],
    ['with invisible spaces', `\ufeff${KEY.slice(0, 20)}\u200b${KEY.slice(20)}\n`],
    ['after a mark of direction', `\u200e${KEY}`],
    ['between marks of direction', `\u202a${KEY}\u202c`],
    ['in groups with hyphens that do not break', KEY.replace(/(.{4})/g, '$1\u2011')],
    ['in digits of full width', KEY.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
  ])('is the same key %s', (_, text) => {
    expect(normaliseAccessKey(text)).toBe(KEY);
  });

  test.each([
    ...['ad', '200b', '200c', '200d', '200e', '200f', '202a', '202e', '2060', '2066', '2069', 'feff'],
    ...['2010', '2011', '2012', '2013', '2014', '2015', '2212'],
  ])('is the same key with U+%s in it', (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16));
    expect(normaliseAccessKey(`${KEY.slice(0, 6)}${mark}${KEY.slice(6)}`)).toBe(KEY);
  });

  test('keeps other signs, so that they can be pointed at', () => {
    for (const sign of ['\u2016', '\u2213', '\u2030'])
      expect(faultsOf(`${KEY.slice(0, 43)}${sign}`)).toMatchObject([{ kind: 'character', character: sign }]);
  });

  test.each(['NF3e', 'NFCom', 'NFCe', 'CTe', 'MDFe', 'BPe', 'GTVe'])('may have the prefix %s', (prefix) => {
    expect(normaliseAccessKey(`${prefix}${KEY}`)).toBe(KEY);
  });

  test.each([
    ['a prefix of no document', `XX${KEY}`],
    ['a prefix before a letter', 'NFeA'],
    ['a prefix after digits', `1NFe${KEY}`],
    ['a prefix after letters', `XXNFe${KEY}`],
    ['an Id without its end', `ID110111${KEY}0`],
    ['an Id with more after it', `ID110111${KEY}0001`],
    ['an Id after something', `XID110111${KEY}01`],
  ])('keeps %s', (_, text) => {
    expect(normaliseAccessKey(text)).toBe(text.toUpperCase());
  });

  test('is looked for in the first two hundred characters', () => {
    expect(normaliseAccessKey(`${' '.repeat(156)}${KEY}0`)).toBe(KEY);
  });

  test('is read in lower case', () => {
    expect(normaliseAccessKey(`nfe${LETTERS.toLowerCase()}`)).toBe(LETTERS);
  });

  test('is cheap to refuse when it is as long as a book', () => {
    expectCpuTime(() => inspectAccessKey('9'.repeat(1_000_000)), 100);
  });
});

describe('a wrong key', () => {
  test('has its check digit pointed at, with the right one', () => {
    expect(faultsOf('35251111222333000181550010000012341482150938')).toEqual([
      { kind: 'checkDigit', part: { name: 'checkDigit', start: 44, end: 44, value: '8' }, expected: '9' },
    ]);
  });

  test.each([
    ['an unknown state', withPart(KEY, 'state', '99'), 'state', '99'],
    ['month 13', withPart(KEY, 'month', '2513'), 'month', '2513'],
    ['month 00', withPart(KEY, 'month', '2500'), 'month', '2500'],
    ['an unknown model', withPart(KEY, 'model', '01'), 'model', '01'],
    ['a way of issuing that the NF-e does not have', withPart(KEY, 'emissionType', '8'), 'emissionType', '8'],
    ['SVC in an NFC-e', withPart(withPart(KEY, 'model', '65'), 'emissionType', '6'), 'emissionType', '6'],
    ['a run of digits for a code', withPart(KEY, 'code', '12345678'), 'code', '12345678'],
    ['its own number for a code', withPart(KEY, 'code', '00001234'), 'code', '00001234'],
  ])('with %s has that field pointed at, and nothing else', (_, text, kind, value) => {
    expect(faultsOf(text)).toMatchObject([{ kind, part: { value } }]);
  });

  test('with a wrong CNPJ gets the digits that would be right', () => {
    expect(faultsOf(withPart(KEY, 'taxpayer', '11222333000182'))).toMatchObject([{ kind: 'taxpayer', expected: '81' }]);
    expect(faultsOf(withPart(LETTERS, 'taxpayer', '12ABC34501DE36'))).toMatchObject([
      { kind: 'taxpayer', expected: '35' },
    ]);
    expect(faultsOf(withPart(FARMER, 'taxpayer', '00052998224726'))).toMatchObject([
      { kind: 'taxpayer', expected: '25' },
    ]);
  });

  test('that is too short or too long says how long it is', () => {
    expect(faultsOf(KEY.slice(1))).toEqual([{ kind: 'length', length: 43 }]);
    expect(faultsOf(`${KEY}0`)).toEqual([{ kind: 'length', length: 45 }]);
    expect(faultsOf('')).toEqual([{ kind: 'length', length: 0 }]);
  });

  test('with a letter outside the CNPJ has the position pointed at', () => {
    expect(faultsOf(`${KEY.slice(0, 40)}O${KEY.slice(41)}`)).toEqual([
      { kind: 'character', position: 41, character: 'O' },
    ]);
    expect(faultsOf(`${LETTERS.slice(0, 18)}A${LETTERS.slice(19)}`)).toMatchObject([
      { kind: 'character', position: 19 },
    ]);
  });

  test('that is too short or too long has at most three characters pointed at', () => {
    expect(faultsOf('ABCDE')).toEqual([
      { kind: 'length', length: 5 },
      ...['A', 'B', 'C'].map((character, index) => ({ kind: 'character', position: index + 1, character })),
    ]);
  });

  test('of another model than NF-e and NFC-e may have any code', () => {
    expect(faultsOf(withPart(withPart(KEY, 'model', '57'), 'code', '12345678'))).toEqual([]);
    expect(faultsOf(withPart(withPart(KEY, 'model', '65'), 'code', '11111111'))).toMatchObject([{ kind: 'code' }]);
    expect(faultsOf(withPart(KEY, 'code', '90123456'))).toMatchObject([{ kind: 'code' }]);
  });

  test('way of issuing is not judged for a model without a published table', () => {
    expect(faultsOf(withPart(NFCOM, 'emissionType', '2'))).toEqual([]);
  });
});

test('a text that breaks off still tells what it holds', () => {
  expect(inspectAccessKey('352511')).toMatchObject({ issued: { year: 2025, month: 11 }, taxpayer: undefined });
  expect(inspectAccessKey('35251')).toMatchObject({ state: { abbreviation: 'SP' }, issued: undefined, series: '' });
  expect(inspectAccessKey('352512').issued).toEqual({ year: 2025, month: 12 });
  expect(inspectAccessKey('352O12').issued).toBeUndefined();
  expect(inspectAccessKey('35251O').issued).toBeUndefined();
  expect(inspectAccessKey(withPart(KEY, 'series', '000')).series).toBe('0');
  expect(inspectAccessKey(KEY.slice(0, 24)).parts.map(({ name }) => name)).toEqual([
    'state',
    'month',
    'taxpayer',
    'model',
  ]);
});

test('only a right key with nothing around it counts as one', () => {
  expect([KEY, LETTERS, FARMER].map(isAccessKey)).toEqual([true, true, true]);
  const withMore = [`0${KEY}`, KEY + computeCheckDigit(KEY)];
  expect(withMore.map(isAccessKey)).toEqual([false, false]);
  expect([`${KEY} `, KEY.slice(1), KEY.replace(/9$/, '8'), LETTERS.toLowerCase(), ''].map(isAccessKey)).toEqual(
    Array(5).fill(false),
  );
});

test('two keys of the same number differ in what makes them different', () => {
  const one = inspectAccessKey('35251111222333000181550010000012391704829157');
  const other = inspectAccessKey('35251111222333000181550010000012391305182648');
  expect(compareKeys(one, other)).toEqual(['code']);
  expect(compareKeys(one, one)).toEqual([]);
  expect(compareKeys(one, inspectAccessKey(NFCOM))).toContain('model');
  expect(compareKeys(inspectAccessKey('352511'), inspectAccessKey('35'))).toEqual(['month']);
});

const SHARED_PARTS = ['state', 'month', 'taxpayer', 'model', 'series', 'number', 'emissionType'];
const BPE = '23251111222333000181630000000209311046170357';

test.each([
  ['an NF-e', KEY, ['code']],
  ['an NFCom', NFCOM, ['site', 'code']],
  ['a model whose code is laid out otherwise', BPE, ['siteAndCode']],
  ['a model that is none', withPart(KEY, 'model', '01'), ['code']],
])('the fields of the key of %s have their names', (_, text, tail) => {
  expect(inspectAccessKey(text).parts.map(({ name }) => name)).toEqual([...SHARED_PARTS, ...tail, 'checkDigit']);
});

test('only the zeros before a number are left out', () => {
  expect(inspectAccessKey(withPart(KEY, 'number', '100000002')).number).toBe('100000002');
});
