import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONTS, makeFont, WEIGHTS } from '../../../scripts/font-subsets';

const styles = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.css') && !file.endsWith('font-fallbacks.css'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(FONTS)('$file is what "npm run fonts" makes of the installed package', async (font) => {
  const made = await makeFont(font, process.cwd());
  expect(made.equals(readFileSync(font.file))).toBe(true);
});

describe('the fonts', () => {
  test('have the weights that styles ask for', () => {
    const weights = [...styles.matchAll(/font-weight: (\d+)/g)].map(([, weight]) => Number(weight));
    expect(weights.length).toBeGreaterThan(100);
    expect(weights.filter((weight) => weight < WEIGHTS.min || weight > WEIGHTS.max)).toEqual([]);
  });

  test('have the features that styles ask for', () => {
    const asked = [...styles.matchAll(/font-feature-settings: ([^;]+)/g)]
      .flatMap(([, list = '']) => list.split(', '))
      .filter((feature) => !feature.endsWith(' 0'))
      .map((feature) => feature.replaceAll('"', ''));
    const numbers = [...styles.matchAll(/font-variant-numeric: ([\w-]+)/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(numbers)).toEqual(new Set(['tabular-nums']));
    expect([...asked, 'tnum'].filter((feature) => !FONTS[0]?.features.includes(feature))).toEqual([]);
  });
});
