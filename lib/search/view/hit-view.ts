import { isObject } from '../../text/json-object';
import { LEVELS } from '../records/record';
import { decodeParts, joinParts, parseHighlight, type TextPart } from './highlight';
import { type HitAddress, type SitePlace, toHitAddress } from './hit-address';

/** A hit as it is shown: all texts are plain or marked, and its address leads to this site. */
export type HitView = {
  readonly id: string;
  readonly address: HitAddress;
  /** The same for all sections of a page. */
  readonly page: string;
  /** Sidebar category of the page; '' when there is none. */
  readonly category: string;
  readonly pageTitle: readonly TextPart[];
  /** Title of the section, or of the page. */
  readonly title: readonly TextPart[];
  readonly isSection: boolean;
  readonly excerpt: readonly TextPart[];
  /** Whether the excerpt is still to come: its place is kept, so that nothing moves then. */
  readonly awaitsExcerpt: boolean;
  readonly method: string | undefined;
  readonly code: string | undefined;
};

/** A page among the results with what was found in it, or pages of one category that follow each other. */
export type HitGroup = {
  /** The first page. */
  readonly page: string;
  readonly category: string;
  readonly pageTitle: readonly TextPart[];
  readonly hits: readonly HitView[];
};

/**
 * Reads a hit of any engine or of the reader's browser: nothing in it is trusted.
 * @param awaitsExcerpt whether its text is still on its way
 * @returns undefined for a hit without title, or whose address is refused
 */
export function readHit(hit: unknown, place: SitePlace, awaitsExcerpt = false): HitView | undefined {
  if (!isObject(hit)) return undefined;
  const address = toHitAddress(hit.url, place);
  const levels = LEVELS.map((level) => readTitle(hit, level));
  const [category, ...titles] = levels;
  const pageTitle = titles[0] ?? category;
  const title = titles.findLast((level) => level !== undefined) ?? category;
  if (!address || !title || !pageTitle) return undefined;
  return {
    id: readText(hit, 'objectID') ?? address.href,
    address,
    page: address.href.replace(/#.*$/s, ''),
    category: category ? joinParts(category) : '',
    pageTitle,
    title,
    isSection: title !== pageTitle,
    excerpt: readMarked(hit._snippetResult, 'content', hit) ?? [],
    awaitsExcerpt,
    method: readText(hit, 'method'),
    code: readText(hit, 'code'),
  };
}

/**
 * Puts hits of one page together, and pages that follow each other in one category where nothing but the pages was found;
 * hits keep the order in which they came, each page at its best one. Repeated hits are dropped.
 */
export function groupHits(hits: readonly HitView[]): readonly HitGroup[] {
  const byPage = new Map<string, HitView[]>();
  for (const hit of hits) {
    const found = byPage.get(hit.page);
    if (!found) byPage.set(hit.page, [hit]);
    else if (found.every(({ address }) => address.href !== hit.address.href)) found.push(hit);
  }
  const groups: HitView[][] = [];
  for (const found of byPage.values()) {
    const last = groups.at(-1);
    if (last && isSameCategory(last, found)) last.push(...found);
    else groups.push(found);
  }
  return groups.flatMap((found) => {
    const [first] = found;
    return first ? [{ page: first.page, category: first.category, pageTitle: first.pageTitle, hits: found }] : [];
  });
}

function isSameCategory(before: readonly HitView[], found: readonly HitView[]): boolean {
  const category = before[0]?.category;
  return category !== '' && [...before, ...found].every((hit) => !hit.isSection && hit.category === category);
}

/** Most categories that are suggested. */
const MOST_CATEGORIES = 3;

/**
 * Categories that results are in, best first.
 * @param siteName what pages outside of every category are listed under: it says nothing as a query
 */
export function listCategories(groups: readonly HitGroup[], siteName: string): readonly string[] {
  const categories = new Set(groups.map(({ category }) => category));
  return [...categories].filter((name) => name !== '' && name !== siteName).slice(0, MOST_CATEGORIES);
}

/** Hits that are shown already, in their order, with the texts that have come for them since. */
export function takeExcerpts(shown: readonly HitGroup[], arrived: readonly HitGroup[]): readonly HitGroup[] {
  const byId = new Map(arrived.flatMap(({ hits }) => hits.map((hit) => [hit.id, hit] as const)));
  return shown.map((group) => ({ ...group, hits: group.hits.map((hit) => byId.get(hit.id) ?? hit) }));
}

function readTitle(hit: Readonly<Record<string, unknown>>, level: (typeof LEVELS)[number]) {
  const plain = readText(hit, level);
  return readMarked(hit._highlightResult, level, hit) ?? (plain === undefined ? undefined : parsePlain(plain, hit));
}

/** The text of a highlighted field, which InstantSearch has escaped. */
function readMarked(results: unknown, name: string, hit: Readonly<Record<string, unknown>>) {
  const result = isObject(results) ? results[name] : undefined;
  const value = isObject(result) && typeof result.value === 'string' ? result.value : '';
  if (value.trim() === '') return undefined;
  const parts = parseHighlight(value);
  return isForeign(hit) ? decodeParts(parts) : parts;
}

function parsePlain(text: string, hit: Readonly<Record<string, unknown>>): readonly TextPart[] {
  const parts = [{ text, isMatch: false }];
  return isForeign(hit) ? decodeParts(parts) : parts;
}

/** Records of a collection that a crawler filled hold HTML's entities; our own, which say their kind, hold plain text. */
function isForeign({ tags }: Readonly<Record<string, unknown>>): boolean {
  return !Array.isArray(tags) || tags.length === 0;
}

function readText(record: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = record[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
