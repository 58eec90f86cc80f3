import QuickLRU from 'quick-lru';
import { parseQuery, type Query } from '../analysis/query';
import type { Synonym } from '../analysis/synonyms';
import { Vocabulary } from '../analysis/vocabulary';
import type { ContentFile, FirstFile } from '../index/index-files';
import { readCodes, readRecords } from '../index/read-records';
import { type IndexedText, TextIndex, type WordWeights } from '../index/text-index';
import { rankRecords } from '../ranking/rank';
import { listWords } from '../ranking/score-part';
import { LEVELS, listHeadings, type SearchRecord } from '../records/record';
import { cutSnippet, type MatchTags, type MatchWords, markMatches } from '../view/mark-matches';
import { countFacets, meetsFilter, parseFilter } from './filters';
import {
  answerNothing,
  readHitsPerPage,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from './search-request';

/** Words of an excerpt, unless the request says otherwise. */
const SNIPPET_WORDS = 24;

/** Parts of queries whose scores are kept: each may hold thousands, and typing asks for few of them again. */
const KEPT_SCORES = 50;

/** What an engine answers from: both files, or the first as long as the second is on its way. */
export type EngineFiles = { readonly first: FirstFile; readonly content?: ContentFile | undefined };

/** Answers queries from what the site's index files hold. It is pure computation: whoever owns it fetches the files. */
export class SearchEngine {
  readonly #synonyms: readonly Synonym[];
  readonly #records: SearchRecord[];
  readonly #first: FirstFile;
  readonly #tags: readonly string[];
  /** Numbers whose codes have been taken up. */
  readonly #numbers = new Set<string>();
  readonly #titles = new TextIndex(['heading', 'above', 'keywords']);
  readonly #texts = new TextIndex(['content', 'questions']);
  readonly #scores = new QuickLRU<string, ReadonlyMap<number, number>>({ maxSize: KEPT_SCORES });
  readonly #awaitsTexts: boolean;
  #vocabulary = new Vocabulary(new Map());

  private constructor({ first, content }: EngineFiles, tags: readonly string[]) {
    this.#first = first;
    this.#tags = tags;
    this.#synonyms = first.synonyms;
    this.#awaitsTexts = content === undefined;
    this.#records = [...readRecords(first, content)].filter((record) => tags.includes(record.docusaurus_tag));
  }

  /**
   * An engine for the versions that the reader's page is about. It holds no others: how rare a word is and how long
   * texts are is counted among what can be found.
   * @param tags values of `docusaurus_tag`
   */
  static async open(files: EngineFiles, tags: readonly string[]): Promise<SearchEngine> {
    const engine = new SearchEngine(files, tags);
    await engine.#titles.add(engine.#records.map(toTitles));
    const counts = new Map(engine.#titles.counts);
    if (files.content) {
      await engine.#texts.add(engine.#records.map(({ content, questions }, id) => ({ id, content, questions })));
      for (const [word, count] of engine.#texts.counts) counts.set(word, Math.max(counts.get(word) ?? 0, count));
    }
    engine.#vocabulary = new Vocabulary(counts);
    return engine;
  }

  /** The records that a request finds on all its pages, best first, and its query as it was read. */
  find({ params }: SearchRequest): { readonly query: Query; readonly records: readonly SearchRecord[] } {
    if (this.#awaitsTexts) this.#takeCodes(params?.query ?? '');
    const query = parseQuery(params?.query ?? '', this.#vocabulary, this.#synonyms);
    if (query.parts.length === 0) return { query, records: [] };
    const filter = parseFilter(params ?? {});
    const index = {
      records: this.#records,
      score: (weights: WordWeights) => this.#score(weights),
      count: (word: string) => this.#vocabulary.count(word),
    };
    const ranked = rankRecords(index, query, (record) => meetsFilter(record, filter));
    return { query, records: ranked.map(({ record }) => record) };
  }

  /** The answer to one request. */
  answer(request: SearchRequest): SearchAnswer {
    const start = performance.now();
    const { params } = request;
    const { query, records: found } = this.find(request);
    if (query.parts.length === 0) return answerNothing(request);
    const hitsPerPage = readHitsPerPage(params);
    const page = params?.page ?? 0;
    const words = query.parts.map((part) => ({ text: part.text, words: new Set(listWords(part).keys()) }));
    const tagsAround = { before: params?.highlightPreTag ?? '<em>', after: params?.highlightPostTag ?? '</em>' };
    const length = readSnippetLength(params?.attributesToSnippet);
    return {
      ...answerNothing(request),
      hits: found
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((record) => toHit(record, words, tagsAround, length)),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      facets: countFacets(found, [params?.facets ?? []].flat()),
      processingTimeMS: Math.round(performance.now() - start),
      ...(this.#awaitsTexts && { awaitsTexts: true }),
      ...(this.#awaitsTexts && isNamed(found[0], query, params?.query) && { isNamed: true }),
    };
  }

  /** Indexing a thousand codes would delay the first answer: those whose numbers are asked for are enough. */
  #takeCodes(query: string): void {
    const asked: readonly string[] = query.match(/\d{3,4}/g) ?? [];
    const numbers = [...new Set(asked)].filter((number) => !this.#numbers.has(number));
    const codes = numbers
      .flatMap((number) => readCodes(this.#first, number))
      .filter((record) => this.#tags.includes(record.docusaurus_tag));
    for (const number of numbers) this.#numbers.add(number);
    if (codes.length === 0) return;
    this.#titles.addNow(codes.map((record, place) => toTitles(record, this.#records.length + place)));
    this.#records.push(...codes);
    this.#scores.clear();
    this.#vocabulary = new Vocabulary(new Map(this.#titles.counts));
  }

  /** Titles and texts count together. */
  #score(weights: WordWeights): ReadonlyMap<number, number> {
    const key = [...weights].join(' ');
    // While a query is typed, all its words but the last stay as they were.
    const kept = this.#scores.get(key);
    if (kept) return kept;
    const scores = new Map(this.#titles.score(weights));
    for (const [id, score] of this.#texts.score(weights)) scores.set(id, (scores.get(id) ?? 0) + score);
    this.#scores.set(key, scores);
    return scores;
  }
}

/**
 * Whether a record is what was asked for by its name: a code or an operation. Beside the number of a code may stand its
 * document and words that say nothing else (read-code.ts): with others, texts may put another document's code first.
 */
function isNamed(record: SearchRecord | undefined, { code, isCodeAlone }: Query, text = ''): boolean {
  if (!record) return false;
  if (record.code !== null) return isCodeAlone && record.code === code;
  return record.method !== null && record.keywords.includes(text.trim());
}

function toTitles(record: SearchRecord, id: number): IndexedText {
  const titles = [record['hierarchy.lvl1'], ...listHeadings(record)];
  const above = titles.slice(0, -1).join(' ');
  // An id that an author gave says in other words what the section is about.
  return { id, heading: titles.at(-1) ?? '', above, keywords: [...record.keywords, record.anchor] };
}

function toHit(record: SearchRecord, words: MatchWords, tags: MatchTags, length: number): SearchHit {
  const titles = LEVELS.flatMap((name) => {
    const text = record[name];
    return text === null ? [] : [[name, markMatches(text, words, tags)] as const];
  });
  return {
    ...record,
    _highlightResult: Object.fromEntries(titles),
    _snippetResult: { content: cutSnippet(record.content, words, tags, length) },
  };
}

function readSnippetLength(attributes: readonly string[] | undefined): number {
  const written = attributes?.find((attribute) => /^(?:content|\*):\d+$/.test(attribute))?.split(':')[1];
  return written === undefined ? SNIPPET_WORDS : Number(written);
}
