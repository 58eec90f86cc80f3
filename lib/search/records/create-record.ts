import { siteConfig } from '../../config/site';
import type { Page } from '../../pages/page';
import { HEADINGS, type SearchKind, type SearchRecord } from './record';
import { DEFAULT_TAG, versionTag } from './version-tag';

/** What is particular to one record; the rest comes from its page. */
export type RecordParts = {
  readonly kind: SearchKind;
  /** '' or absent for the page itself. */
  readonly anchor?: string;
  /** The headings from the second level down to the record's own; none for the page itself. */
  readonly headings?: readonly string[];
  readonly content: string;
  readonly keywords?: readonly string[];
  /** What readers may have before them in other words than the record's own. */
  readonly questions?: readonly string[];
  readonly method?: string;
  readonly code?: string;
  /** Belongs to every version, whichever the page's links lead to. */
  readonly isUnversioned?: boolean;
  /** From 0 to 100: how likely a reader who names it means this record and not its like. */
  readonly priority: number;
};

/** One record of a page in the DocSearch schema. */
export function createRecord(page: Page, parts: RecordParts): SearchRecord {
  const {
    kind,
    anchor = '',
    content,
    keywords = [],
    questions = [],
    method,
    code,
    isUnversioned = page.version === '',
    priority,
  } = parts;
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = parts.headings ?? [];
  const depth = 1 + Math.min(parts.headings?.length ?? 0, HEADINGS.length);
  const url = anchor === '' ? page.sharedPath : `${page.sharedPath}#${anchor}`;
  return {
    objectID: url,
    url,
    url_without_anchor: page.sharedPath,
    anchor,
    // Clamped to the levels of the schema.
    type: `lvl${depth as 1 | 2 | 3 | 4 | 5 | 6}`,
    'hierarchy.lvl0': page.trail[0] ?? siteConfig.name,
    'hierarchy.lvl1': page.title,
    'hierarchy.lvl2': lvl2,
    'hierarchy.lvl3': lvl3,
    'hierarchy.lvl4': lvl4,
    'hierarchy.lvl5': lvl5,
    'hierarchy.lvl6': lvl6,
    content,
    keywords,
    questions,
    tags: [kind],
    method: method ?? null,
    code: code ?? null,
    language: siteConfig.defaultLocale,
    docusaurus_tag: isUnversioned ? DEFAULT_TAG : versionTag(page.section, page.version),
    version: isUnversioned ? [] : [page.version],
    item_priority: priority,
  };
}
