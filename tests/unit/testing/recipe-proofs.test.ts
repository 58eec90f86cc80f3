import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readNamedFiles } from '../../recipes/contributing';
import { RECIPES } from '../../recipes/recipes';

const root = path.join(import.meta.dirname, '..', '..', '..');
const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

describe.each(RECIPES)('the recipe of: $name', ({ heading, steps }) => {
  test('has its section, which names files', () => {
    expect(readNamedFiles(contributing, heading)).not.toEqual([]);
  });

  test('is proved by files that are there', () => {
    const files = steps
      .flatMap(({ leftOut }) => leftOut?.proof.args ?? [])
      .filter((word) => /\.(tsx?|mjs)$/.test(word));
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
