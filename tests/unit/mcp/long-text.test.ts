import { expect, test } from 'vitest';
import { takePart } from '@/lib/mcp/long-text';

const LINE = `${'palavra '.repeat(20)}\n`;

test('a short text is one part', () => {
  expect(takePart('curto', 1)).toEqual({ text: 'curto', count: 1 });
  expect(takePart('curto', 2)).toBeUndefined();
});

test('a long text comes in parts that end with lines and leave nothing out', () => {
  const text = LINE.repeat(700);
  const parts = [1, 2, 3].map((part) => takePart(text, part));
  expect(parts.map((part) => part?.count)).toEqual([3, 3, 3]);
  for (const part of parts) expect(part?.text).toMatch(/^palavra .*palavra$/s);
  expect(parts.map((part) => part?.text.split('\n').length).reduce((sum = 0, lines = 0) => sum + lines, 0)).toBe(700);
});

test('a text without lines is cut all the same', () => {
  expect(takePart('a'.repeat(100_000), 3)).toEqual({ text: 'a'.repeat(20_000), count: 3 });
});
