import { createFilter } from './filter';
import { highlight } from './highlight';
import { RequestFault } from './request-fault';
import { readSearchParameters, type SearchParameters } from './search-parameters';
import { type Collection, type Document, findCollection, type ServerState } from './state';
import { matchesWord, splitWords, type WordRules } from './words';

type Match = { readonly document: Document; readonly score: number };

/**
 * One search of a multi_search, answered in the documented form. How relevance is counted is a simplification: fields
 * by weight, exact words before forgiven ones.
 * @throws RequestFault
 */
export function runSearch(state: ServerState, value: unknown): object {
  const parameters = readSearchParameters(value);
  const collection = findCollection(state, parameters.collection);
  if (!collection) throw new RequestFault(404, 'Not found.');
  checkFields(collection, parameters);
  const filter = parameters.filter_by === '' ? () => true : createFilter(parameters.filter_by, collection);
  const candidates = [...collection.documents.values()].filter(filter);
  const matches = sortMatches(findMatches(candidates, collection, parameters), parameters);
  const groups = groupMatches(matches, parameters.group_by);
  const { page, per_page: perPage } = parameters;
  const shown = groups.slice((page - 1) * perPage, page * perPage);
  const toHit = ({ document, score }: Match) => ({
    document: pick(document, parameters.include_fields),
    ...highlight(document, collection, parameters, readRules(parameters)),
    text_match: score,
  });
  const hits =
    parameters.group_by.length === 0
      ? { hits: shown.flatMap((group) => group.map(toHit)) }
      : {
          found_docs: matches.length,
          grouped_hits: shown.map((group) => ({
            found: group.length,
            group_key: parameters.group_by.map((name) => group[0]?.document[name]),
            hits: group.slice(0, parameters.group_limit).map(toHit),
          })),
        };
  return {
    facet_counts: parameters.facet_by.map((name) => countFacet(name, groups, parameters.max_facet_values)),
    found: groups.length,
    ...hits,
    out_of: collection.documents.size,
    page,
    request_params: { collection_name: collection.name, first_q: parameters.q, per_page: perPage, q: parameters.q },
    search_cutoff: false,
    search_time_ms: 1,
  };
}

function checkFields({ fields }: Collection, { query_by, facet_by, group_by, sort_by, q }: SearchParameters): void {
  const find = (name: string) => fields.find((field) => field.name === name);
  if (q !== '*' && query_by.length === 0) throw new RequestFault(400, 'No search fields specified for the query.');
  for (const name of query_by) {
    if (!find(name)) throw new RequestFault(404, `Could not find a field named \`${name}\` in the schema.`);
  }
  for (const name of facet_by) {
    if (!find(name)?.facet)
      throw new RequestFault(404, `Could not find a facet field named \`${name}\` in the schema.`);
  }
  for (const name of group_by) {
    if (!find(name)) throw new RequestFault(404, `Could not find a field named \`${name}\` in the schema.`);
    if (!find(name)?.facet) throw new RequestFault(400, `Group by field \`${name}\` should be a facet field.`);
  }
  for (const part of sort_by === '' ? [] : sort_by.split(/,(?![^(]*\))/)) {
    const [, name = ''] = /^([\w.]+)(?:\(buckets: \d+\))?:(?:asc|desc)$/.exec(part.trim()) ?? [];
    if (name === '') throw new RequestFault(400, 'Bad syntax for sorting field.');
    if (name !== '_text_match' && !find(name)) {
      throw new RequestFault(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
    }
  }
}

function readRules(parameters: SearchParameters): WordRules {
  return {
    numTypos: parameters.num_typos,
    minLen1Typo: parameters.min_len_1typo,
    minLen2Typo: parameters.min_len_2typo,
    forgivesNumbers: parameters.enable_typos_for_numerical_tokens,
  };
}

/** Documents with every word of the query; while there are none, without its last words. */
function findMatches(candidates: readonly Document[], collection: Collection, parameters: SearchParameters): Match[] {
  if (parameters.q === '*') return candidates.map((document) => ({ document, score: 0 }));
  const words = splitWords(parameters.q, 'pt').map(({ text }) => text);
  const fewest = parameters.drop_tokens_threshold > 0 ? 1 : words.length;
  for (let length = words.length; length >= fewest; length--) {
    const asked = words.slice(0, length);
    const found = candidates.flatMap((document) => {
      const points = asked.map((word, index) =>
        scoreWord(word, parameters.prefix && index === words.length - 1, document, collection, parameters),
      );
      return points.every((point) => point > 0)
        ? [{ document, score: points.reduce((sum, point) => sum + point, 0) }]
        : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

function scoreWord(
  asked: string,
  isPrefix: boolean,
  document: Document,
  { fields }: Collection,
  parameters: SearchParameters,
): number {
  const rules = readRules(parameters);
  const points = parameters.query_by.map((name, index) => {
    const locale = fields.find((field) => field.name === name)?.locale;
    const [word = asked] = splitWords(asked, locale).map(({ text }) => text);
    const texts = [document[name] ?? []].flat().flatMap((text) => splitWords(String(text), locale));
    const weight = parameters.query_by_weights[index] ?? parameters.query_by.length - index;
    if (texts.some(({ text }) => text === word)) return weight * 10;
    return texts.some(({ text }) => matchesWord(text, word, isPrefix, rules)) ? weight : 0;
  });
  return Math.max(0, ...points);
}

function sortMatches(matches: readonly Match[], { sort_by }: SearchParameters): readonly Match[] {
  const buckets = Number(/_text_match\(buckets: (\d+)\)/.exec(sort_by)?.[1] ?? 0);
  const byScore = matches.toSorted((one, other) => other.score - one.score);
  if (!sort_by.includes('item_priority')) return byScore;
  const priority = ({ document }: Match) => Number(document.item_priority ?? 0);
  if (!sort_by.startsWith('_text_match')) return matches.toSorted((one, other) => priority(other) - priority(one));
  const size = buckets === 0 ? 1 : Math.max(1, Math.ceil(byScore.length / buckets));
  const bucketOf = new Map(
    byScore.map((match, index) => [match, buckets === 0 ? -match.score : Math.floor(index / size)]),
  );
  const place = (match: Match) => bucketOf.get(match) ?? 0;
  return byScore.toSorted((one, other) => place(one) - place(other) || priority(other) - priority(one));
}

function groupMatches(matches: readonly Match[], names: readonly string[]): readonly (readonly Match[])[] {
  if (names.length === 0) return matches.map((match) => [match]);
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    const key = JSON.stringify(names.map((name) => match.document[name]));
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups.values()];
}

function countFacet(name: string, groups: readonly (readonly Match[])[], limit: number): object {
  const counts = new Map<string, number>();
  for (const [first] of groups) {
    for (const value of [first?.document[name] ?? []].flat()) {
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
  }
  const listed = [...counts].map(([value, count]) => ({ count, highlighted: value, value }));
  return {
    counts: listed.toSorted((one, other) => other.count - one.count).slice(0, limit),
    field_name: name,
    sampled: false,
    stats: { total_values: counts.size },
  };
}

function pick(document: Document, names: readonly string[]): object {
  if (names.length === 0) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)));
}
