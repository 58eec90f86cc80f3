import { expect, test } from 'vitest';
import { dropHalfCharacters, encodeTyped } from '../../../lib/text/half-characters';

test.each([
  ['nota 😀', 'nota 😀'],
  ['nota \ud83d', 'nota '],
  ['\ude00 nota \ud83dx', ' nota x'],
  ['\ude00\ud83d', ''],
  ['\ud83d\ud83d\ude00\ude00', '😀'],
])('of %j the whole characters are kept', (text, kept) => {
  expect(dropHalfCharacters(text)).toBe(kept);
});

test('what was typed is a part of an address, whatever was cut from it', () => {
  expect(encodeTyped('ção & 😀\ud83d')).toBe('%C3%A7%C3%A3o%20%26%20%F0%9F%98%80');
});
