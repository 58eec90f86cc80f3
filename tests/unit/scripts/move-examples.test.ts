import { expect, test } from 'vitest';
import { computeCheckDigit } from '../../../lib/fiscal/check-digit';
import { type Move, moveDescription, moveKeys } from '../../../scripts/examples/move-text';

const MOVE: Move = { from: new Date('2026-11-20'), to: new Date('2027-01-04') };
const KEY = '35261111222333000181550010000012341482150930';

test('a key gets the new month and its check digit, alone, after a prefix and in the identity of an event', () => {
  const [alone = '', prefixed = '', event = ''] = moveKeys(`${KEY} NFe${KEY} ID110111${KEY}01`, MOVE).split(' ');
  expect(alone.slice(0, 43)).toBe(`352701${KEY.slice(6, 43)}`);
  expect(alone.at(-1)).toBe(String(computeCheckDigit(alone.slice(0, 43), 9)));
  expect([prefixed, event]).toEqual([`NFe${alone}`, `ID110111${alone}01`]);
});

test('a digit that is wrong on purpose stays wrong, and keys of other months and with letters stay', () => {
  const wrong = moveKeys(`${KEY.slice(0, 43)}9`, MOVE);
  expect(wrong.at(-1)).not.toBe(String(computeCheckDigit(wrong.slice(0, 43), 9)));
  const others = `35251111222333000181550010000012341482150939 35260812ABC34501DE35550010000000011521914280 2026`;
  expect(moveKeys(others, MOVE)).toBe(others);
});

test('a day that does not exist, as an example of one, stays', () => {
  const source = '      valor: "2026-11-31"';
  expect(moveDescription(source, MOVE)).toBe(source);
});

test('days, years in names and numbers, and parts of a key move in the description; rules that prose cites do not', () => {
  const source = [
    '      chave: "35261111222333000181550010000012341482150930"',
    '      codigoNumerico: "48215093"',
    '      digitoVerificador: "0"',
    '      anoMes: "2611"',
    '      emitidoEm: "2026-11-20T09:30:00-03:00"',
    '      numeroPedido: PED-2026-0001234',
    '      protocolo: "135260000012345"',
    '      detail: O certificado venceu em 30/11/2026.',
    '      summary: Rejeitadas em 20/11 de 2026',
    '      ano: 2026',
    '      description: Desde 01/06/2026, pela NT 2026.002, e em 2026-08-05',
  ].join('\n');
  const moved = moveDescription(source, MOVE).split('\n');
  expect(moved.slice(3)).toEqual([
    '      anoMes: "2701"',
    '      emitidoEm: "2027-01-04T09:30:00-03:00"',
    '      numeroPedido: PED-2027-0001234',
    '      protocolo: "135270000012345"',
    '      detail: O certificado venceu em 14/01/2027.',
    '      summary: Rejeitadas em 04/01 de 2027',
    '      ano: 2027',
    '      description: Desde 01/06/2026, pela NT 2026.002, e em 2026-08-05',
  ]);
  const key = moved[0]?.match(/[0-9]{44}/)?.[0] ?? '';
  expect(moved[2]).toBe(`      digitoVerificador: "${key.at(-1)}"`);
});

test('XML in base64 moves inside', () => {
  const xml = `<NFe><infNFe Id="NFe${KEY}"><dhEmi>2026-11-20T09:30:00-03:00</dhEmi></infNFe></NFe>`;
  const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');
  const moved = moveDescription(`xml: ${encode(xml)}`, MOVE).slice(5);
  expect(Buffer.from(moved, 'base64').toString('utf8')).toContain('<dhEmi>2027-01-04T09:30');
});

test('a move and the way back give the same text', () => {
  const back: Move = { from: MOVE.to, to: MOVE.from };
  const source = `      - ${KEY}\n      valor: 20/11/2026 09:30\n      recebidoEm: "2026-11-20T10:00:00-03:00"`;
  expect(moveDescription(moveDescription(source, MOVE), back)).toBe(source);
});
