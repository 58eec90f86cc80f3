import { expect, test } from 'vitest';
import {
  findAddresses,
  measureRelevance,
  type RelevanceQuery,
  readQueries,
  summarise,
} from '../../../../bench/relevance';
import { saysNothing } from '../../../../lib/search/analysis/tokenise';
import { isWholeRun } from '../../../scope';
import { projectEngine as engine } from '../../support/project-engine';

/** One query of this many is typed letter by letter. */
const TYPED_EVERY = isWholeRun ? 5 : 12;

const all = readQueries();
const WHOLE_QUESTIONS: ReadonlySet<RelevanceQuery['half']> = new Set(['long', 'unseen', 'fresh']);

/** How many queries there are, the shares answered first and among the first five, and the mean of 1/place. */
const MEASURES = ['count', 'first', 'five', 'mrr'] as const;

type Floors = Partial<Readonly<Record<(typeof MEASURES)[number], number>>>;

/** Sets of queries by the name of their halves, with the least that each has to come to. */
const SETS: readonly (readonly [what: string, halves: readonly RelevanceQuery['half'][], floors: Floors])[] = [
  ['half of which weights were chosen by', ['tuning', 'held'], { count: 160, first: 0.92, five: 0.97, mrr: 0.94 }],
  ['of somebody who had not seen the engine', ['blind'], { count: 280, first: 0.92, five: 0.97, mrr: 0.94 }],
  // At first sight 42 and 56 of 100. What is missed mostly comes behind status codes about the same field.
  ['for fields of layouts, written with only the tags in view', ['layout'], { count: 60, first: 0.55, five: 0.95 }],
  // At first sight 81 and 92; 84 and 96 since filler words count little and the phrases of those missed were added.
  ['as integrators ask whole questions in public threads', ['long'], { count: 100, first: 0.8, five: 0.95 }],
  // At first sight 64 and 84; rules for whole questions in general were chosen by these.
  ['that are whole questions for which no phrase was added', ['unseen'], { count: 99, first: 0.72, five: 0.93 }],
  // The aim is 75 and 95. These are at first sight: 74 and 93 of 98.
  ['that are whole questions nobody had looked at', ['fresh'], { count: 98, first: 0.75, five: 0.94 }],
];

test.each(SETS)('queries %s find their right answers', { timeout: 120_000 }, (_what, halves, floors) => {
  const queries = all.filter(({ half }) => halves.includes(half));
  const outcomes = measureRelevance(engine, queries);
  const found = summarise(outcomes);
  const missed = outcomes.filter(({ place }) => place !== 1).map(({ query, place }) => `${query}: ${place ?? '-'}`);
  const low = MEASURES.filter((name) => !(found[name] >= (floors[name] ?? 0)));
  expect(low, missed.join('\n')).toEqual([]);
});

test('half of the queries of each kind is kept out of the tuning, and none stands twice', () => {
  const queries = all.filter(({ half }) => half === 'tuning' || half === 'held');
  for (const kind of new Set(queries.map((query) => query.kind))) {
    const own = queries.filter((query) => query.kind === kind);
    const held = own.filter(({ half }) => half === 'held').length;
    expect(Math.abs(own.length - 2 * held)).toBeLessThanOrEqual(1);
  }
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
});

test('whole questions are a hundred, and have eight words and more', () => {
  const questions = all.filter(({ half }) => WHOLE_QUESTIONS.has(half));
  expect(questions.filter(({ half }) => half === 'long')).toHaveLength(100);
  expect(questions.filter(({ query }) => query.split(' ').length < 8)).toEqual([]);
});

test('whether to send again after a timeout is said first', () => {
  expect(findAddresses(engine, 'deu timeout, posso mandar de novo?')[0]).toBe(
    '/docs/documentacao/primeiros-passos/fluxos-emissao/#reenvio',
  );
});

test('while a query is typed, of a thousand key presses five at most find nothing', { timeout: 120_000 }, () => {
  const typed = all
    .filter(({ half }, index) => !WHOLE_QUESTIONS.has(half) && index % TYPED_EVERY === 0)
    .flatMap(({ query }) => Array.from(query, (_, index) => query.slice(0, index + 1)))
    // Numbers that nobody knows by heart, such as keys, are pasted whole; they are recognised as soon as they are.
    .filter((text) => !saysNothing(text) && !/\d{5}/.test(text));
  const vain = typed.filter((text) => findAddresses(engine, text, 1).length === 0);
  expect(typed.length).toBeGreaterThan(1000);
  expect(vain.length / typed.length, vain.join('\n')).toBeLessThanOrEqual(0.005);
});
