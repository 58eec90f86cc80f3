import { siteConfig } from '../config/site';
import type { Page } from '../pages/page';
import { assertNever } from '../pages/page';
import type { SearchRecord } from './record';

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

type RecordParts = {
  readonly anchor?: string;
  readonly level?: number;
  readonly title?: string;
  readonly content?: string;
  readonly tags?: readonly string[];
};

function createRecord(page: Page, { anchor = '', level = 1, title, content, tags = [] }: RecordParts): SearchRecord {
  const depth = Math.min(Math.max(level, 1), 5) as 1 | 2 | 3 | 4 | 5; // Clamped to the levels of the schema.
  const url = anchor === '' ? page.sharedPath : `${page.sharedPath}#${anchor}`;
  return {
    id: url,
    url,
    anchor,
    type: `lvl${depth}`,
    'hierarchy.lvl0': page.trail[0] ?? siteConfig.name,
    'hierarchy.lvl1': page.title,
    'hierarchy.lvl2': title ?? null,
    content: (content ?? page.description).slice(0, EXCERPT),
    tags,
    language: siteConfig.defaultLocale,
    docusaurus_tag: page.version === '' ? 'default' : `docs-default-${page.version}`,
    item_priority: 100 - depth * 10,
  };
}
