import type { SearchRecord } from '../../../lib/search/records/record';

/** A record of a guide with the given title and whatever else is said. */
export function createSearchRecord(title: string, rest: Partial<SearchRecord> = {}): SearchRecord {
  const url = `/docs/${title.toLowerCase().replaceAll(' ', '-')}/`;
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: '',
    type: 'lvl1',
    'hierarchy.lvl0': 'Guias',
    'hierarchy.lvl1': title,
    'hierarchy.lvl2': null,
    'hierarchy.lvl3': null,
    'hierarchy.lvl4': null,
    'hierarchy.lvl5': null,
    'hierarchy.lvl6': null,
    content: '',
    keywords: [],
    questions: [],
    tags: ['guide'],
    method: null,
    code: null,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: ['current'],
    item_priority: 100,
    ...rest,
  };
}

/** A section of that page. */
export function createSectionRecord(
  page: SearchRecord,
  anchor: string,
  headings: readonly string[],
  rest: Partial<SearchRecord> = {},
): SearchRecord {
  const url = `${page.url}#${anchor}`;
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {
    ...page,
    objectID: url,
    url,
    anchor,
    type: `lvl${(headings.length + 1) as 2 | 3 | 4 | 5 | 6}`,
    'hierarchy.lvl2': lvl2,
    'hierarchy.lvl3': lvl3,
    'hierarchy.lvl4': lvl4,
    'hierarchy.lvl5': lvl5,
    'hierarchy.lvl6': lvl6,
    item_priority: 95,
    ...rest,
  };
}
