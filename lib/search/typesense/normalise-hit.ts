import { readKey } from '../../text/json-object';
import { HEADINGS, LEVELS, SEARCH_KINDS, type SearchRecord } from '../records/record';
import type { SearchHit } from '../service/search-request';
import type { MarkedText } from '../view/mark-matches';

const TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;
const MATCH_LEVELS = ['none', 'partial', 'full'] as const;
/** Characters of a content in which nothing matched. */
const EXCERPT = 160;

/**
 * A hit of the hosted service with every key that the interface reads, whatever the collection lacks: one that a
 * crawler filled has no keywords, method or code, and may have no anchor or page title.
 * Undefined for a document without an address, which no reader could open.
 */
export function normaliseHit(hit: unknown): SearchHit | undefined {
  const url = readText(hit, 'url');
  if (url === undefined) return undefined;
  const [page = url, anchor = ''] = url.split('#', 2);
  const title = LEVELS.map((name) => readText(hit, name)).findLast((found) => found !== undefined) ?? url;
  const levels = HEADINGS.map((name) => [name, readText(hit, name) ?? null] as const);
  const content = readText(hit, 'content') ?? '';
  const priority = readKey(hit, 'item_priority');
  const record: SearchRecord = {
    // The adapter puts the service's own id here, which changes with every publishing.
    objectID: url,
    url,
    url_without_anchor: readText(hit, 'url_without_anchor') ?? page,
    anchor: readText(hit, 'anchor') ?? anchor,
    type: TYPES.find((type) => type === readText(hit, 'type')) ?? 'content',
    'hierarchy.lvl0': readText(hit, 'hierarchy.lvl0') ?? '',
    'hierarchy.lvl1': readText(hit, 'hierarchy.lvl1') ?? title,
    'hierarchy.lvl2': null,
    'hierarchy.lvl3': null,
    'hierarchy.lvl4': null,
    'hierarchy.lvl5': null,
    'hierarchy.lvl6': null,
    ...Object.fromEntries(levels),
    content,
    keywords: readTexts(hit, 'keywords'),
    questions: [],
    tags: SEARCH_KINDS.filter((kind) => readTexts(hit, 'tags').includes(kind)),
    method: readText(hit, 'method') ?? null,
    code: readText(hit, 'code') ?? null,
    language: readText(hit, 'language') ?? '',
    docusaurus_tag: readText(hit, 'docusaurus_tag') ?? '',
    version: readTexts(hit, 'version'),
    item_priority: typeof priority === 'number' ? priority : 0,
  };
  const titles = LEVELS.flatMap((name) => {
    const text = record[name];
    return text === null ? [] : [[name, readHighlight(hit, '_highlightResult', name, text)] as const];
  });
  const snippet = readHighlight(hit, '_snippetResult', 'content', content);
  return {
    ...record,
    _highlightResult: {
      ...Object.fromEntries(titles),
      content: readHighlight(hit, '_highlightResult', 'content', content),
    },
    _snippetResult: {
      content: snippet.matchLevel === 'none' ? { ...snippet, value: cutText(snippet.value) } : snippet,
    },
  };
}

/** The highlighted text of a field: under its name with dots, or nested where the collection is. */
function readHighlight(hit: unknown, kind: string, name: string, text: string): MarkedText {
  const all = readKey(hit, kind);
  const nested = name.split('.').reduce<unknown>((value, part) => readKey(value, part), all);
  const found = readKey(all, name) ?? nested;
  const matchLevel = MATCH_LEVELS.find((level) => level === readText(found, 'matchLevel')) ?? 'none';
  // The adapter gives an empty text for a field that did not match and is null.
  const value = matchLevel === 'none' ? text : (readText(found, 'value') ?? text);
  return { value, matchLevel, matchedWords: readTexts(found, 'matchedWords') };
}

function cutText(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))}…`;
}

/** A text that says something; collections have null and '' for what a record lacks. */
function readText(value: unknown, key: string): string | undefined {
  const found = readKey(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function readTexts(value: unknown, key: string): readonly string[] {
  const found = readKey(value, key);
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
}
