import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Styles of what is fetched only when a reader asks for it or opens a page of its kind, by their path in components/. */
const FETCHED_LATER: readonly string[] = [
  'behaviours/support-link.module.css',
  'reader-data/reader-data-panel.module.css',
  'reference/request-form/form-fields.module.css',
  'reference/request-form/request-form.module.css',
  'search/hit.module.css',
  'search/modal/option-list.module.css',
  'search/modal/search-modal.module.css',
  'search/modal/stored-list.module.css',
  'search/page/search-filters.module.css',
  'search/search-notices.module.css',
  'search/search.module.css',
];

test('the site’s one style sheet has the styles of every component that does not bring its own later', () => {
  const all = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const source = readFileSync('components/style-sheet.ts', 'utf8');
  const listed = [...source.matchAll(/^import '\.\/(.+)';$/gm)].map(([, file]) => file);
  expect(listed).toEqual(all.filter((file) => !FETCHED_LATER.includes(file)).sort());
});

// With one such rule Chromium styles everything in <body> anew whenever an element comes to or leaves a place there.
test('no rule is for whatever stands behind something', () => {
  const rules = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/^.*[+~] *[*:].*[,{]$/gm) ?? []),
  );
  expect(rules).toEqual([]);
});
