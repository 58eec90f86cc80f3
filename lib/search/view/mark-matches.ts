import QuickLRU from 'quick-lru';
import { listRuns, type Run } from '../analysis/tokenise';

/** What stands around a match, as the request asks. */
export type MatchTags = { readonly before: string; readonly after: string };

/** The words of each part of a query, under which texts are searched for what to mark. */
export type MatchWords = readonly { readonly text: string; readonly words: ReadonlySet<string> }[];

/** A text with its matches marked, in InstantSearch's terms. Nothing is escaped: whoever shows it does that. */
export type MarkedText = {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  /** The parts of the query that the text holds, as typed. */
  readonly matchedWords: readonly string[];
};

/** Marks whole words of a text, with the accents that they have there: "rejeição" for "rejeicao". */
export function markMatches(text: string, parts: MatchWords, tags: MatchTags): MarkedText {
  return markRuns(text, findMatches(readRuns(text), parts), parts, tags);
}

/**
 * The part of a text with the most matches, marked, with an ellipsis where the text goes on.
 * @param length words of the part
 */
export function cutSnippet(text: string, parts: MatchWords, tags: MatchTags, length: number): MarkedText {
  const runs = readRuns(text);
  const matches = findMatches(runs, parts);
  const start = findWindow(matches, runs.length, length);
  const first = runs[start];
  const last = runs[Math.min(start + length, runs.length) - 1];
  if (!first || !last) return { value: '', matchLevel: 'none', matchedWords: [] };
  const from = start === 0 ? 0 : first.start;
  const isEnd = start + length >= runs.length;
  const to = isEnd ? text.length : last.end;
  const shown = matches
    .filter(({ place }) => isInside(place, start, length))
    .map((run) => ({ ...run, start: run.start - from, end: run.end - from }));
  const marked = markRuns(text.slice(from, to), shown, parts, tags);
  return { ...marked, value: `${start === 0 ? '' : '… '}${marked.value}${isEnd ? '' : ' …'}` };
}

/** A word of a text that matches: its place among the words, and the parts of the query that it matches, at least one. */
type MatchedRun = Pick<Run, 'start' | 'end'> & { readonly place: number; readonly matched: readonly string[] };

/** Titles and texts whose words are kept: those of the last results, most of which are shown again after the next letter. */
const KEPT_TEXTS = 200;
const keptRuns = new QuickLRU<string, readonly Run[]>({ maxSize: KEPT_TEXTS });

function readRuns(text: string): readonly Run[] {
  const kept = keptRuns.get(text);
  if (kept) return kept;
  const runs = listRuns(text);
  keptRuns.set(text, runs);
  return runs;
}

function findMatches(runs: readonly Run[], parts: MatchWords): readonly MatchedRun[] {
  const matches: MatchedRun[] = [];
  for (const [place, run] of runs.entries()) {
    if (!parts.some(({ words }) => isAmong(words, run))) continue;
    const matched = parts.filter(({ words }) => isAmong(words, run)).map(({ text }) => text);
    matches.push({ start: run.start, end: run.end, place, matched });
  }
  return matches;
}

const isAmong = (words: ReadonlySet<string>, { whole, parts }: Run) =>
  words.has(whole) || parts.some((part) => words.has(part));

function markRuns(text: string, runs: readonly MatchedRun[], parts: MatchWords, tags: MatchTags): MarkedText {
  let value = '';
  let done = 0;
  for (const { start, end } of runs) {
    value += `${text.slice(done, start)}${tags.before}${text.slice(start, end)}${tags.after}`;
    done = end;
  }
  const matchedWords = [...new Set(runs.flatMap(({ matched }) => matched))];
  const matchLevel = matchedWords.length === 0 ? 'none' : matchedWords.length < parts.length ? 'partial' : 'full';
  return { value: value + text.slice(done), matchLevel, matchedWords };
}

/** Where the stretch of that many words begins which holds the most parts of the query, then the most matches. */
function findWindow(matches: readonly MatchedRun[], count: number, length: number): number {
  let best = { start: 0, points: 0 };
  for (const { place } of matches) {
    // A few words before the match say what it is about.
    const start = Math.max(0, Math.min(place - Math.floor(length / 4), count - length));
    const inside = matches.filter((run) => isInside(run.place, start, length)).flatMap(({ matched }) => matched);
    const points = new Set(inside).size * length + inside.length;
    if (points > best.points) best = { start, points };
  }
  return best.start;
}

const isInside = (place: number, start: number, length: number) => place >= start && place < start + length;
