import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import omitDataParts from '../../../scripts/omit-data-parts.mjs';

const next = createRequire(import.meta.url).resolve('next/dist/esm/server/app-render/collect-segment-data.js');

test('what takes the place of Next’s module has its names and makes nothing', async () => {
  const text = omitDataParts(readFileSync(next, 'utf8'));
  const made = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(Object.keys(made)).toEqual(['collectPrefetchHints', 'collectSegmentData']);
  expect(made.collectSegmentData()).toBeUndefined();
});

test('a version with other names stops the build', () => {
  const source = 'export async function collectSegmentData() {}\nexport function collectMore() {}';
  expect(() => omitDataParts(source)).toThrowErrorMatchingInlineSnapshot(
    `[Error: Next's collect-segment-data.js exports collectSegmentData, collectMore, not collectSegmentData and collectPrefetchHints. Compare scripts/omit-data-parts.mjs with the code of this version.]`,
  );
});
