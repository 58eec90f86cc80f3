import { siteConfig } from '../config/site';
import { toCStatAnchor } from '../cstat/address';
import { type CStat, formatCStatName } from '../cstat/cstat';
import { cstatDocuments } from '../cstat/documents';
import type { Page } from '../pages/page';
import { assertNever } from '../pages/page';
import { TOOL_KEYWORDS } from '../pages/tools';
import type { SearchKind, SearchRecord } from './record';
import { DEFAULT_TAG, versionTag } from './version-tag';

/** Characters of a section kept for the excerpt. */
const EXCERPT = 160;

/** The records of every page that search can find, from the pages of the default locale. */
export function buildRecords(pages: readonly Page[]): readonly SearchRecord[] {
  return pages.filter(({ locale }) => locale === siteConfig.defaultLocale).flatMap(listRecords);
}

function listRecords(page: Page): readonly SearchRecord[] {
  switch (page.kind) {
    case 'guide': {
      const top = createRecord(page, { kind: 'guide', keywords: page.keywords });
      const sections = page.headings.map((heading) =>
        createRecord(page, {
          kind: 'guide',
          anchor: heading.id,
          level: heading.level,
          title: heading.text.map(({ text }) => text).join(''),
        }),
      );
      return [top, ...sections];
    }
    case 'operation': {
      const { id, slug, method, path } = page.operation;
      return [
        createRecord(page, {
          kind: 'api',
          method,
          keywords: [id, slug, `${method} ${path}`, ...page.cstats.map(({ code }) => code)],
        }),
      ];
    }
    case 'overview':
      return [
        createRecord(page, { kind: 'api' }),
        ...page.api.problems.map((problem) =>
          createRecord(page, {
            kind: 'api',
            anchor: problem.anchor,
            level: 2,
            title: `${problem.code}: ${problem.title}`,
            content: problem.summary,
          }),
        ),
      ];
    case 'cstatCode':
      return [createRecord(page, describeCStat(page.cstat))];
    case 'cstatDocument': {
      const bare = page.cstats.filter(({ explanation }) => explanation === undefined);
      const entries = bare.map((cstat) =>
        createRecord(page, { ...describeCStat(cstat), anchor: toCStatAnchor(cstat.code), level: 3 }),
      );
      return [createRecord(page, { kind: 'cstat' }), ...entries];
    }
    case 'tool':
      return [createRecord(page, { kind: 'guide', keywords: TOOL_KEYWORDS[page.tool] })];
    case 'cstatIndex':
      return [createRecord(page, { kind: 'cstat' })];
    case 'docsIndex':
      return [createRecord(page, { kind: 'guide' })];
    case 'home':
    case 'search':
    case 'notFound':
    case 'redirect':
      return [];
    default:
      return assertNever(page);
  }
}

/** A code is looked up by its number or by the words of its official text. */
function describeCStat(cstat: CStat): RecordParts {
  const { code, document, text } = cstat;
  return {
    pageTitle: formatCStatName(cstat),
    content: text,
    kind: 'cstat',
    code,
    keywords: [code, 'cStat', ...cstatDocuments[document].models],
  };
}

type RecordParts = {
  readonly kind: SearchKind;
  /** Shown in place of the page's own title. */
  readonly pageTitle?: string;
  readonly anchor?: string;
  readonly level?: number;
  readonly title?: string;
  readonly content?: string;
  readonly keywords?: readonly string[];
  readonly method?: string;
  readonly code?: string;
};

function createRecord(
  page: Page,
  { kind, anchor = '', level = 1, pageTitle = page.title, title, content, keywords = [], method, code }: RecordParts,
): SearchRecord {
  const depth = Math.min(Math.max(level, 1), 5) as 1 | 2 | 3 | 4 | 5; // Clamped to the levels of the schema.
  const url = anchor === '' ? page.sharedPath : `${page.sharedPath}#${anchor}`;
  return {
    objectID: url,
    url,
    url_without_anchor: page.sharedPath,
    anchor,
    type: `lvl${depth}`,
    'hierarchy.lvl0': page.trail[0] ?? siteConfig.name,
    'hierarchy.lvl1': pageTitle,
    'hierarchy.lvl2': title ?? null,
    'hierarchy.lvl3': null,
    'hierarchy.lvl4': null,
    'hierarchy.lvl5': null,
    'hierarchy.lvl6': null,
    content: (content ?? page.description).slice(0, EXCERPT),
    keywords,
    tags: [kind],
    method: method ?? null,
    code: code ?? null,
    language: siteConfig.defaultLocale,
    docusaurus_tag: page.version === '' ? DEFAULT_TAG : versionTag(page.section, page.version),
    version: page.version === '' ? [] : [page.version],
    item_priority: 100 - depth * 10,
  };
}
