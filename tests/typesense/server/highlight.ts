import type { SearchParameters } from './search-parameters';
import type { Collection, Document } from './state';
import { matchesWord, splitWords, type Word, type WordRules } from './words';

/**
 * What the service says about the matches in a document: `highlight` by field, and the older list `highlights`. Only
 * fields with a match are in them; a snippet begins some words before the first match, and the whole text is given for
 * the fields that were asked for in full.
 */
export function highlight(
  document: Document,
  { fields }: Collection,
  parameters: SearchParameters,
  rules: WordRules,
): { readonly highlight: object; readonly highlights: readonly object[] } {
  const asked = parameters.highlight_fields.length > 0 ? parameters.highlight_fields : parameters.query_by;
  const query = splitWords(parameters.q, 'pt').map(({ text }) => text);
  const found = asked.flatMap((name) => {
    const text = document[name];
    if (typeof text !== 'string' || parameters.q === '*') return [];
    const locale = fields.find((field) => field.name === name)?.locale;
    const words = splitWords(text, locale);
    const matched = words.filter(({ text: word }) =>
      query.some((wanted, index) =>
        matchesWord(
          word,
          splitWords(wanted, locale)[0]?.text ?? wanted,
          parameters.prefix && index === query.length - 1,
          rules,
        ),
      ),
    );
    if (matched.length === 0) return [];
    const marked = {
      matched_tokens: matched.map(({ start, end }) => text.slice(start, end)),
      snippet: mark(text, matched, ...cut(text, words, matched, parameters)),
      ...(parameters.highlight_full_fields.includes(name) ? { value: mark(text, matched, 0, text.length) } : {}),
    };
    return [[name, marked] as const];
  });
  return {
    highlight: Object.fromEntries(found),
    highlights: found.map(([field, marked]) => ({ field, ...marked })),
  };
}

function cut(
  text: string,
  words: readonly Word[],
  [first]: readonly Word[],
  { snippet_threshold, highlight_affix_num_tokens }: SearchParameters,
): [number, number] {
  if (words.length <= snippet_threshold || !first) return [0, text.length];
  const place = words.indexOf(first);
  const start = words[Math.max(0, place - highlight_affix_num_tokens)]?.start ?? 0;
  const end = words[Math.min(words.length - 1, place + highlight_affix_num_tokens)]?.end ?? text.length;
  return [start, end];
}

function mark(text: string, matched: readonly Word[], from: number, to: number): string {
  let out = '';
  let place = from;
  for (const { start, end } of matched) {
    if (start < from || end > to) continue;
    out += `${text.slice(place, start)}<mark>${text.slice(start, end)}</mark>`;
    place = end;
  }
  return out + text.slice(place, to);
}
