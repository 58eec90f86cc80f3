import { computeCheckDigit } from '../fiscal/check-digit';
import { findState, findStateCode } from '../fiscal/states';
import { isState, STATES } from './examples';
import { findSampleValues } from './find-values';
import type { ReaderData, ValueKind } from './reader-data';

/** A value as the example has it. */
export type ExampleValue = { readonly kind: ValueKind; readonly text: string };

/**
 * What the values of one sample become with the reader's data, in their order. Keys are put together anew: their
 * numbers keep the distance that they have in the example, so that different documents stay different.
 */
export function fillValues(values: readonly ExampleValue[], data: ReaderData): readonly string[] {
  const firstNumbers = new Map<string, number>();
  let key: string | undefined;
  const isAtHome = values.some(
    ({ kind, text }) => kind === 'citycode' && findState(text.slice(0, 2))?.abbreviation === data.uf,
  );
  return values.map(({ kind, text }) => {
    // A town of the reader's own state may stay.
    if (isAtHome && (kind === 'city' || kind === 'citycode')) return text;
    if (kind === 'digit') return key?.at(-1) ?? text;
    if (kind !== 'key') return fillValue(kind, text, data);
    const numbering = text.slice(20, 25);
    const number = Number(text.slice(25, 34));
    const first = firstNumbers.get(numbering) ?? number;
    firstNumbers.set(numbering, first);
    key = fillKey(text, data, number - first);
    return key;
  });
}

/** A text with the reader's data in place of the values of the examples. */
export function fillText(text: string, data: ReaderData): string {
  const places = findSampleValues(text);
  const values = places.map(({ kind, start, end }) => ({ kind, text: text.slice(start, end) }));
  let at = 0;
  const parts = fillValues(values, data).map((value, index) => {
    const { start = at, end = at } = places[index] ?? {};
    const part = text.slice(at, start) + value;
    at = end;
    return part;
  });
  return parts.join('') + text.slice(at);
}

function fillValue(kind: Exclude<ValueKind, 'key' | 'digit'>, text: string, { uf = '', ...data }: ReaderData): string {
  const state = isState(uf) ? STATES[uf] : undefined;
  switch (kind) {
    case 'cnpj':
    case 'email':
    case 'token':
    case 'number':
      return data[kind] ?? text;
    case 'series':
      // "001" is written with zeros, "1" is not.
      return data.series?.padStart(text.startsWith('0') ? text.length : 0, '0') ?? text;
    case 'ie':
      return data.ie ?? state?.ie ?? text;
    case 'uf':
      return uf || text;
    case 'cuf':
      return findStateCode(uf) ?? text;
    case 'city':
      return state?.city ?? text;
    case 'citycode':
      return state?.cityCode ?? text;
  }
}

const MOST = 999_999_999;

function fillKey(key: string, { uf = '', cnpj, series, number }: ReaderData, distance: number): string {
  const own = number === undefined ? Number(key.slice(25, 34)) : Number(number) + distance;
  const base = [
    findStateCode(uf) ?? key.slice(0, 2),
    key.slice(2, 6),
    cnpj ?? key.slice(6, 20),
    key.slice(20, 22),
    series?.padStart(3, '0') ?? key.slice(22, 25),
    String(Math.min(Math.max(own, 1), MOST)).padStart(9, '0'),
    key.slice(34, 43),
  ].join('');
  return `${base}${computeCheckDigit(base)}`;
}
