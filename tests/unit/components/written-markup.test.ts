import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What puts markup into a page that is open, and where that markup comes from. */
const WRITERS: Readonly<Record<string, string>> = {
  'components/behaviours/folded-code.ts': 'a file of the build',
  'components/behaviours/other-samples.ts': 'a file of the build',
  'components/document/route-progress.client.tsx': 'the icon of the bar itself',
  'components/sidebar/sidebar-panel.tsx': 'a file of the build, or the page as it came',
  'lib/page-scripts/static-parts.ts': 'the page as it came, which is compared',
};

/** What shows what a reader wrote, pasted or keeps. */
const SHOWS_WRITTEN = [
  'components/consent/',
  'components/reader-data/',
  'components/reference/request-form/',
  'components/search/',
  'components/stores/',
  'components/tools/',
  'components/ui/',
];

const WRITES = /innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|document\.write/;

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
);

test('in the browser only markup that comes from the build is put into a page', () => {
  expect(files.filter((file) => WRITES.test(readFileSync(file, 'utf8')))).toEqual(Object.keys(WRITERS));
});

test('what shows words of the reader gives React no markup', () => {
  const shown = files.filter((file) => SHOWS_WRITTEN.some((folder) => file.startsWith(folder)));
  for (const folder of SHOWS_WRITTEN)
    expect(
      shown.some((file) => file.startsWith(folder)),
      folder,
    ).toBe(true);
  expect(shown.filter((file) => readFileSync(file, 'utf8').includes('dangerouslySetInnerHTML'))).toEqual([]);
});
