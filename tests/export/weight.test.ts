import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBudgets } from '@/bench/budgets';
import { listPageScripts, weighPage } from '@/bench/page-scripts';
import { siteConfig } from '@/lib/config/site';
import { DATA_FILE, TAKE_DATA } from '@/lib/page-scripts/page-data';
import { REFERENCE_SHEET } from '@/lib/page-scripts/reference-sheet';
import { listStyleSheets } from '@/lib/publish/join-style-sheets';
import { listReferenceClasses } from '@/lib/publish/reference-sheet';
import { withLocale } from '@/lib/routes/locale-address';
import packageJson from '@/package.json' with { type: 'json' };
import { exportFolder, isMovedPage } from './exported-page';

const budgets = readBudgets();
const limits = budgets.htmlGzipLimits;
const PAGES = {
  'the home page': '/',
  'a guide': '/docs/documentacao/introducao/',
  'an operation': '/docs/api/fiscal/send-dfe-using-post/',
  'a status code': '/docs/cstat/nfe/539/',
};

test('the floor was measured with the installed version of Next (npm run bench -- scripts measures it anew)', () => {
  expect(budgets.nextVersion).toBe(packageJson.dependencies.next);
});

const chunks = path.join(exportFolder, '_next/static/chunks');
const readPage = (page: string) => readFileSync(path.join(exportFolder, page, 'index.html'), 'utf8');

const everyPage = siteConfig.locales.flatMap(({ code }) =>
  Object.entries(PAGES).map(([name, page]) => [`${name} in ${code}`, withLocale(code, page)] as const),
);

describe.each(everyPage)('%s', (_name, page) => {
  test('adds less JavaScript to the framework’s own than the budget allows', () => {
    const scripts = listPageScripts(exportFolder, page).map(({ src, gzip }) => `${gzip} ${path.basename(src)}`);
    const own = weighPage(exportFolder, page) - budgets.floorJsGzip;
    expect(own, scripts.join('\n')).toBeLessThanOrEqual(budgets.ownJsGzipLimit);
  });

  test('begins with one style sheet, which weighs at most what the budget allows', () => {
    const sheets = listStyleSheets(readPage(page));
    expect(sheets).toHaveLength(1);
    const weight = sheets.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(chunks, name))).length, 0);
    expect(weight).toBeLessThanOrEqual(
      page.includes('/docs/api/') ? budgets.referenceCssGzipLimit : budgets.cssGzipLimit,
    );
  });
});

// What scripts show may be shown on any page, and most come without that sheet.
test('nothing that scripts show has its styles in the reference’s sheet', () => {
  const html = readPage(PAGES['a guide']);
  const [, address = ''] = new RegExp(`${REFERENCE_SHEET}="${siteConfig.basePath}/([^"]+)"`).exec(html) ?? [];
  const [site = ''] = listStyleSheets(html).map((name) => readFileSync(path.join(chunks, name), 'utf8'));
  const reference = readFileSync(path.join(exportFolder, address), 'utf8');
  const classes = [...listReferenceClasses({ site, reference })];
  expect(classes.length).toBeGreaterThan(50);
  const named = readdirSync(chunks)
    .filter((name) => name.endsWith('.js'))
    .flatMap((script) => {
      const text = readFileSync(path.join(chunks, script), 'utf8');
      return classes.filter((name) => text.includes(name));
    });
  expect(named).toEqual([]);
});

describe('the export', () => {
  const files = readdirSync(exportFolder, { recursive: true, withFileTypes: true })
    // Compressed forms are no part of it: `npm run publish:compress` adds them.
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pages = files.filter((file) => path.basename(file) === 'index.html');

  test('has few files for each page, and few bytes in them', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / pages.length).toBeLessThanOrEqual(budgets.exportBytesPerPage);
    expect(files.length / pages.length).toBeLessThanOrEqual(budgets.exportFilesPerPage);
    // The most that some hosts take.
    expect(files.length).toBeLessThan(20_000);
  });

  test('has fonts that weigh together at most what the budget allows', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(budgets.fontBytesLimit);
  });

  // @behaviour Build: What React needs of a page is published once, in one file beside it
  test('has the data of a page once, in a file that the page names by its digest', () => {
    const ofRouter = files.filter((file) => /^(?:index|__next\..*)\.txt$/.test(path.basename(file)));
    expect(ofRouter).toEqual([]);
    const withoutData = pages.filter((file) => !existsSync(path.join(path.dirname(file), DATA_FILE)));
    expect(withoutData.filter((file) => !isMovedPage(readFileSync(file, 'utf8')))).toEqual([]);
    for (const page of Object.values(PAGES)) {
      const html = readFileSync(path.join(exportFolder, page, 'index.html'), 'utf8');
      const data = readFileSync(path.join(exportFolder, page, DATA_FILE), 'utf8');
      const [, digest] = new RegExp(`"${page}${DATA_FILE}\\?([\\w-]+)"`).exec(html) ?? [];
      expect(data.startsWith(`${TAKE_DATA}(["${digest}",`), page).toBe(true);
      expect(html).not.toContain('__next_f.push');
    }
  });
});

/** The pages below a folder with the weight of a file that each has, compressed, the lightest first. */
function weighFolder(folder: string, own = 'index.html') {
  return readdirSync(path.join(exportFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === own)
    .map((name) => ({ name, size: gzipSync(readFileSync(path.join(exportFolder, folder, name))).length }))
    .sort((a, b) => a.size - b.size);
}

test('the data of no page weighs more than 11 KB, compressed', () => {
  const files = weighFolder('', DATA_FILE);
  expect(files.length).toBeGreaterThan(4000);
  expect(files.filter(({ size }) => size > budgets.dataGzipLimit)).toEqual([]);
});

describe('the HTML of the layouts', () => {
  const sizes = weighFolder('docs/leiaute');
  const isRules = ({ name }: { readonly name: string }) => path.dirname(name).endsWith('/regras');

  test('weighs at most 40 KB, compressed, with the tree and the samples', () => {
    const pages = sizes.filter((page) => !isRules(page));
    expect(pages.length).toBeGreaterThan(180);
    expect(pages.filter(({ size }) => size > limits.layout)).toEqual([]);
  });

  test('weighs at most 48 KB, compressed, for a list of all rules of a document', () => {
    const lists = sizes.filter(isRules);
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.filter(({ size }) => size > limits.layoutRules)).toEqual([]);
  });
});

describe('the HTML of the operations', () => {
  const sizes = weighFolder('docs/api/fiscal');

  test('weighs at most 45 KB, compressed', () => {
    expect(sizes.filter(({ size }) => size > limits.operation)).toEqual([]);
  });

  test('has at most 281,000 bytes on the page of sending, which has most', () => {
    const { size } = statSync(path.join(exportFolder, PAGES['an operation'], 'index.html'));
    expect(size).toBeLessThanOrEqual(budgets.operationHtmlBytes);
  });

  test('weighs at most 52 KB with its data there, compressed', () => {
    const weigh = (name: string) => gzipSync(readFileSync(path.join(exportFolder, PAGES['an operation'], name))).length;
    expect(weigh('index.html') + weigh(DATA_FILE)).toBeLessThanOrEqual(budgets.operationWithDataGzip);
  });

  test('weighs at most 23.5 KB for half of them, compressed', () => {
    expect(sizes.length).toBeGreaterThan(90);
    expect(sizes.at(Math.floor(sizes.length / 2))?.size).toBeLessThanOrEqual(limits.operationMedian);
  });
});

describe.each([
  ['guides', 'docs/documentacao', limits.guideMedian],
  ['codes of NF-e', 'docs/cstat/nfe', limits.codeMedian],
] as const)('the HTML of the %s', (_name, folder, limit) => {
  test('weighs, for half of them, at most what bench/budgets.json allows', () => {
    const sizes = weighFolder(folder);
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.at(Math.floor(sizes.length / 2))?.size).toBeLessThanOrEqual(limit);
  });
});
