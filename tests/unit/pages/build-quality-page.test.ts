import { describe, expect, test, vi } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../../lib/config/sample-languages';
import { getMessages } from '../../../lib/i18n/messages';
import { countQuality } from '../../../lib/pages/count-quality';
import { describeQuality } from '../../../lib/pages/describe-quality';
import { getPage } from '../../../lib/pages/find-page';
import { loadSharedSources } from '../../../lib/pages/load-shared-sources.build';
import { loadSite } from '../../../lib/pages/load-site.build';
import type { QualityCounts } from '../../../lib/pages/quality';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { countPublished, writeQualityJson } from '../../../lib/publish/quality-json';
import { digestSamples } from '../../../lib/quality/load-results.build';
import { RESULTS_FILE } from '../../../lib/quality/test-results';
import { NOTES_FILE } from '../../../lib/rules/load-notes.build';
import { SMALL_LAYOUT } from '../leiaute/small-layout';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';
import { SMALL_REGISTER } from '../support/small-register';

// One file, though it is long: every row of one page, read from one small site.

vi.mock('../../../site.config', () => import('../support/site-config'));

const SIDEBARS = 'content/docs/current/sidebars.yaml';
const GUIDE = 'content/docs/current/documentacao/envio.mdx';
const PATH = '/docs/qualidade/';
const TODAY = '2026-11-24';
const OPERATION = 'createAuthenticationTokenUsingPOST';

const load = (files: Readonly<Record<string, string>> = {}, results: unknown = {}) => {
  const root = createFixtureSite({
    [SIDEBARS]: `${readSmallSite(SIDEBARS).trimEnd()}\n  - page: qualidade\n    label: Qualidade\n`,
    [RESULTS_FILE]: JSON.stringify(results),
    ...files,
  });
  const site = loadSite(root, loadSharedSources(root, { today: TODAY }));
  return { site, page: getPage(site, PATH, 'quality') };
};
const count = (files: Readonly<Record<string, string>>) => load(files).page.quality.counts;

/** The counts that one edit of the sources changes. */
function compare(files: Readonly<Record<string, string>>): Partial<QualityCounts> {
  const before = Object.entries(count({}));
  const after = new Map(Object.entries(count(files)));
  return Object.fromEntries(
    before.flatMap(([name, value]) =>
      JSON.stringify(after.get(name)) === JSON.stringify(value) ? [] : [[name, after.get(name)]],
    ),
  );
}

const ruleOf = (source: string, verified: string) =>
  `\n\n## ${source}\n\n<Rule source="${source}" verified="${verified}">\n\nTexto.\n\n</Rule>\n`;

describe('what the build counts', () => {
  // @behaviour Quality: Every number of the page of quality is counted in the sources or read from a test run
  test('is that of the small site', () => {
    expect(count({})).toEqual({
      operations: 3,
      verifiedOperations: { count: 0, of: 3 },
      // Four examples, one of them of an operation without a body, in every language.
      samples: 4 * SAMPLE_LANGUAGES.length,
      languages: SAMPLE_LANGUAGES.length,
      // Of the token 2 and 1, of sending 1 header, 1 and 2, of the status 3 and 2.
      apiFields: { count: 0, of: 12 },
      layoutFields: { count: 0, of: 0 },
      layouts: [],
      codes: { count: 1, of: 3 },
      guides: 4,
      recipes: 0,
      rules: 0,
      outdatedRules: 0,
      staleRules: 0,
      unversionedRules: 0,
      statements: undefined,
      permalinks: 0,
    });
  });

  test('grows by a described field on every page that shows it', () => {
    const openapi = edit(
      readSmallSite('openapi.yaml'),
      'modelo: { type: string }',
      'modelo: { type: string, description: Modelo do documento. }',
    );
    // In the request and the answer of sending, and in the answer of the status.
    expect(compare({ 'openapi.yaml': openapi })).toEqual({ apiFields: { count: 3, of: 12 } });
  });

  test('grows by a code that is only listed', () => {
    const row = 'CT-e,100,Autorizado o uso do CT-e,autorizado,sim,57,regra de negócio,,Manual,\n';
    const table = `${readSmallSite('content/cstat/cstat.csv').trimEnd()}\n${row}`;
    expect(compare({ 'content/cstat/cstat.csv': table })).toEqual({ codes: { count: 1, of: 4 } });
  });

  test('grows by the groups and fields of a layout, and by what describes them', () => {
    const { site } = load(SMALL_LAYOUT);
    const [layout] = site.layouts;
    if (!layout) throw new Error('The small layout is not there');
    const [first, ...others] = layout.content.children;
    if (!first) throw new Error('The small layout is empty');
    const scope = { sampleRuns: new Map(), permalinks: 0, ruleDays: 180 };
    const content = { ...layout.content, children: [{ ...first, description: ' ' }, ...others] };
    expect(countQuality(site, scope).layoutFields).toEqual({ count: 11, of: 11 });
    expect(countQuality(site, scope).layouts).toEqual([{ name: 'NF-e e NFC-e', fields: { count: 11, of: 11 } }]);
    expect(countQuality({ ...site, layouts: [{ ...layout, content }] }, scope).layoutFields).toEqual({
      count: 10,
      of: 11,
    });
  });

  test('knows rules that are outdated, stale, or of no known version', () => {
    const rules = [
      ruleOf('NT 2026.002 v1.11', '2026-11-20'),
      ruleOf('NT 2026.002 v1.10', '2026-05-28'),
      ruleOf('NT 2026.002', '2026-05-29'),
    ];
    const files = { [NOTES_FILE]: SMALL_REGISTER, [GUIDE]: `${readSmallSite(GUIDE).trimEnd()}${rules.join('')}` };
    expect(compare(files)).toEqual({
      rules: 3,
      outdatedRules: 1,
      unversionedRules: 1,
      statements: { count: 3, oldest: '2026-05-28', newest: '2026-11-20' },
    });
    // The oldest was compared 180 days ago, which is not too long yet.
    expect(count(files).staleRules).toBe(0);
    const older = { ...files, [GUIDE]: files[GUIDE].replace('2026-05-28', '2026-05-27') };
    expect(count(older).staleRules).toBe(1);
  });

  test('has every address and anchor of the ledger', () => {
    const ledger = JSON.stringify({ '/': ['um', 'dois'], '/docs/': ['tres'] });
    expect(compare({ 'content/permalinks/site.json': ledger })).toEqual({ permalinks: 5 });
  });
});

describe('runs of tests', () => {
  const digest = () => {
    const operation = load().site.operations.get(OPERATION);
    return operation ? digestSamples(operation) : '';
  };
  const results = (own: { readonly digest: string; readonly passed: number; readonly failed: number }) => ({
    samples: { on: '2026-11-23', commit: '0123456789', passed: 9, failed: 0, operations: { [OPERATION]: own } },
  });
  const lastRuns = (recorded: unknown) => {
    const { site, page } = load({}, recorded);
    const shown = site.pages.flatMap((other) => (other.kind === 'operation' ? [other.sampleRun?.on] : []));
    const { operations, counts } = page.quality;
    return { listed: operations.map(({ lastRun }) => lastRun?.on), shown, verified: counts.verifiedOperations.count };
  };

  test('stand on the page and at the operation whose samples ran', () => {
    expect(lastRuns(results({ digest: digest(), passed: 7, failed: 0 }))).toEqual({
      listed: ['2026-11-23', undefined, undefined],
      shown: ['2026-11-23', undefined, undefined, '2026-11-23', undefined, undefined],
      verified: 1,
    });
  });

  test('do not count as verified where one failed', () => {
    const { listed, verified } = lastRuns(results({ digest: digest(), passed: 6, failed: 1 }));
    expect([listed[0], verified]).toEqual(['2026-11-23', 0]);
  });

  test('say nothing of samples that are others now', () => {
    const { listed, verified } = lastRuns(results({ digest: 'other', passed: 7, failed: 0 }));
    expect([listed[0], verified]).toEqual([undefined, 0]);
  });

  test('that did not happen are said not to have been measured', () => {
    const { quality } = getMessages('pt-BR');
    const sections = describeQuality(load().page.quality, quality);
    expect(sections.find(({ id }) => id === 'testes')?.rows.map(([, result]) => result?.text)).toEqual(
      Array(3).fill(quality.notMeasured),
    );
    expect(sections.find(({ id }) => id === 'publicacao')?.rows.map(([, value]) => value?.text)).toEqual(
      Array(6).fill(quality.notMeasured),
    );
    const percents = JSON.stringify(describeQuality(load().page.quality, quality));
    expect(percents).toContain('1 de 3 (33%)');
  });

  test('are refused in another form, with the place', () => {
    expect(readFault(() => load({}, { samples: { on: 'ontem' } }))).toContain('samples.on');
    expect(readFault(() => load({ [RESULTS_FILE]: '{' }))).toContain('npm run quality:record');
  });
});

describe('the page of quality', () => {
  test('is not there on a site that records no test runs', () => {
    expect(loadSite(SMALL_SITE).pages.some(({ kind }) => kind === 'quality')).toBe(false);
  });

  test('says the same as Markdown and as JSON', () => {
    const { site, page } = load();
    const markdown = writePageMarkdown(page, { site, readFile: () => '' });
    expect(markdown).toContain('| Códigos (cStat) com causa e correção | 1 de 3 (33%) |');
    expect(markdown).toContain('/docs/qualidade.json');
    expect(JSON.parse(writeQualityJson(page))).toMatchObject({
      builtOn: TODAY,
      counts: { codes: { count: 1, of: 3 } },
    });
  });

  test('says what the last recorded export has, with its day and commit', () => {
    const counts = { pages: 4611, links: 908_768, brokenLinks: 0, anchors: 108_044, files: 14_432, bytes: 457_673_395 };
    const last = { on: '2026-11-23', commit: '0123456789', ...counts };
    const { site, page } = load({}, { export: last });
    const markdown = writePageMarkdown(page, { site, readFile: () => '' });
    for (const row of [
      '| Páginas | 4.611 | 23/11/2026 | 0123456789 |',
      '| Arquivos | 14.432 |',
      '| 457,7 MB (457.673.395 bytes) |',
      '| Links seguidos até a página, o arquivo ou a âncora | 908.768 |',
      '| Destes, os que não levam a lugar algum | 0 |',
      '| Âncoras a que links podem levar | 108.044 |',
    ]) {
      expect(markdown).toContain(row);
    }
    expect(JSON.parse(writeQualityJson(page)).tests.export).toEqual(last);
    expect(readFault(() => load({}, { export: { ...last, pages: -1 } }))).toContain('export.pages');
  });

  test('gets what is known of the export once it is written', () => {
    const facts = { ids: ['um', 'dois'], anchors: undefined, links: ['/a/', '/a/#um'] };
    const published = countPublished(
      {
        pages: new Map([['/a/', facts]]),
        texts: new Map([['/a.md', ['/a/']]]),
      },
      0,
      new Map([
        ['a/index.html', 13],
        ['a.md', 5],
      ]),
    );
    expect(published).toEqual({ pages: 1, links: 3, brokenLinks: 0, anchors: 2, files: 2, bytes: 18 });
    expect(JSON.parse(writeQualityJson(load().page, published)).published).toEqual(published);
  });
});
