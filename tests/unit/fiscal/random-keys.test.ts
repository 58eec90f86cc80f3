import { expect, test } from 'vitest';
import { inspectAccessKey, normaliseAccessKey } from '../../../lib/fiscal/access-key';
import { computeCheckDigit } from '../../../lib/fiscal/check-digit';
import { isAccessKey } from '../../../lib/fiscal/key-form';
import { describeFault, describePart, summariseKey } from '../../../lib/i18n/key-texts';
import { getMessages } from '../../../lib/i18n/messages';

const DIGITS = '0123456789';
const LETTERS = `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/** The same sequence of numbers below 1 in every run (the minimal standard generator). */
function* listNumbers(): Generator<number, never> {
  for (let state = 20260706; ; state = (state * 48271) % 2147483647) yield state / 2147483647;
}

const numbers = listNumbers();
const below = (limit: number) => Math.floor(numbers.next().value * limit);
const pick = (characters: string, count: number) =>
  Array.from({ length: count }, () => characters.charAt(below(characters.length))).join('');

/** Keys of every state, model and form of CNPJ, with right check digits. */
const keys = Array.from({ length: 300 }, () => {
  const root = pick(LETTERS, 12);
  const first = computeCheckDigit(root);
  const cnpj = `${root}${first}${computeCheckDigit(`${root}${first}`)}`;
  const month = String(1 + below(12)).padStart(2, '0');
  const model = ['55', '65', '57', '67', '64', '58', '62', '63', '66'][below(9)];
  const base = `35${pick(DIGITS, 2)}${month}${cnpj}${model}${pick(DIGITS, 3)}${pick(DIGITS, 9)}1${pick(DIGITS, 8)}`;
  return base + computeCheckDigit(base);
});

test('any key made by the rules is right, and its fields give it back', () => {
  for (const text of keys) {
    const { faults, parts } = inspectAccessKey(text);
    expect(faults, text).toEqual([]);
    expect(parts.map(({ value }) => value).join('')).toBe(text);
  }
});

test('any key is the same however it is written', () => {
  for (const text of keys) {
    const separator = [' ', '.', '-', '/', '\u00a0', '\u200b'][below(6)] ?? '';
    const written = text.replace(/(.{4})/g, `$1${separator}`);
    expect(normaliseAccessKey(`${below(2) === 0 ? 'NFe' : ''}${written.toLowerCase()}`)).toBe(text);
  }
});

test('a key with one character changed is never taken for right without reason', () => {
  for (const text of keys) {
    const position = below(43);
    const others = [...(position >= 6 && position < 18 ? LETTERS : DIGITS)].filter((other) => other !== text[position]);
    const changed = text.slice(0, position) + others[below(others.length)] + text.slice(position + 1);
    // Remainders 0 and 1 share the digit 0, so a digit 0 can hide a change: the arithmetic itself allows it.
    const isHidden = computeCheckDigit(changed.slice(0, 43)) === Number(text.at(-1));
    expect(isAccessKey(changed), changed).toBe(isHidden);
    if (text.at(-1) !== '0' && !/[A-Z]/.test(text + changed)) expect(isHidden, changed).toBe(false);
  }
});

test('any text, with a letter or an emoji anywhere in a key too, can be told in words', () => {
  const messages = getMessages('pt-BR');
  for (const text of keys) {
    const at = below(44);
    for (const wrong of ['O', 'é', '😀', '']) {
      const key = inspectAccessKey(text.slice(0, at) + wrong + text.slice(at + 1, 1 + below(44)));
      for (const part of key.parts) expect(describePart(part, key, messages, 'pt-BR')).toEqual(expect.any(String));
      for (const fault of key.faults) expect(describeFault(fault, key, messages)).not.toBe('');
      expect(summariseKey(key, messages)).toEqual(expect.any(String));
    }
  }
});
