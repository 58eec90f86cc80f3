import { siteConfig } from '../config/site';
import { toCStatAnchor } from '../cstat/address';
import { type CStat, formatCStatName } from '../cstat/cstat';
import { cstatDocuments } from '../cstat/documents';
import type { Page } from '../pages/page';
import { assertNever } from '../pages/page';
import { TOOL_KEYWORDS } from '../pages/tools';
import type { SearchRecord } from './record';
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
      const top = createRecord(page, { tags: page.keywords });
      const sections = page.headings.map((heading) =>
        createRecord(page, {
          anchor: heading.id,
          level: heading.level,
          title: heading.text.map(({ text }) => text).join(''),
        }),
      );
      return [top, ...sections];
    }
    case 'operation': {
      const { id, slug, method, path } = page.operation;
      return [createRecord(page, { tags: [id, slug, `${method} ${path}`, ...page.cstats.map(({ code }) => code)] })];
    }
    case 'overview':
      return [
        createRecord(page, {}),
        ...page.api.problems.map((problem) =>
          createRecord(page, {
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
      return [createRecord(page, {}), ...entries];
    }
    case 'tool':
      return [createRecord(page, { tags: TOOL_KEYWORDS[page.tool] })];
    case 'cstatIndex':
    case 'docsIndex':
      return [createRecord(page, {})];
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
    tags: [code, 'cStat', ...cstatDocuments[document].models],
  };
}

type RecordParts = {
  /** Shown in place of the page's own title. */
  readonly pageTitle?: string;
  readonly anchor?: string;
  readonly level?: number;
  readonly title?: string;
  readonly content?: string;
  readonly tags?: readonly string[];
};

function createRecord(
  page: Page,
  { anchor = '', level = 1, pageTitle = page.title, title, content, tags = [] }: RecordParts,
): SearchRecord {
  const depth = Math.min(Math.max(level, 1), 5) as 1 | 2 | 3 | 4 | 5; // Clamped to the levels of the schema.
  const url = anchor === '' ? page.sharedPath : `${page.sharedPath}#${anchor}`;
  return {
    id: url,
    url,
    anchor,
    type: `lvl${depth}`,
    'hierarchy.lvl0': page.trail[0] ?? siteConfig.name,
    'hierarchy.lvl1': pageTitle,
    'hierarchy.lvl2': title ?? null,
    content: (content ?? page.description).slice(0, EXCERPT),
    tags,
    language: siteConfig.defaultLocale,
    docusaurus_tag: page.version === '' ? DEFAULT_TAG : versionTag(page.section, page.version),
    item_priority: 100 - depth * 10,
  };
}
