import { parseApiPath } from './path';
import { isStopWord } from './stop-words';
import { isIndexable, listRuns, type Run } from './tokenise';
import type { Vocabulary } from './vocabulary';

/** A word of a query; `path` where it is an address of the API. */
export type Token = Pick<Run, 'whole' | 'parts'> & { readonly path?: string };

/** The words of a query; addresses of the API that the index knows stay whole. */
export function splitQuery(text: string, vocabulary: Vocabulary): readonly Token[] {
  const tokens = text
    .replace(/https?:\/\/[^\s/]+/g, '')
    .split(/\s+/)
    .flatMap((piece): readonly Token[] => {
      const path = piece.includes('/') ? parseApiPath(piece)?.path : undefined;
      if (path !== undefined && vocabulary.withPrefix(path).length > 0) return [{ whole: path, parts: [], path }];
      return listRuns(piece);
    })
    .filter(({ whole, path }) => path !== undefined || isIndexable(whole));
  return joinSplitWords(tokens, vocabulary);
}

/** "nf e" is NF-e, "web hook" webhook: two words that the index knows as one. */
function joinSplitWords(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const whole = `${before?.whole}${token.whole}`;
    const isSplit =
      before && !before.path && !token.path && !isStopWord(before.whole) && vocabulary.has(whole) && /\D/.test(whole);
    if (isSplit && (token.whole.length <= 2 || !vocabulary.has(before.whole) || !vocabulary.has(token.whole))) {
      joined.splice(-1, 1, { whole, parts: [] });
    } else joined.push(token);
  }
  return joined;
}
