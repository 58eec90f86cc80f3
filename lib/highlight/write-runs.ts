import { escapeText } from '../text/escape-html';
import type { Token } from './tokens';

/** Writes tokens as HTML, neighbours of one kind as one element. */
export function writeRuns(tokens: readonly Token[]): string {
  return joinRuns(tokens)
    .map(({ parts, name }) => {
      const inside = joinParts(parts).map(writePart).join('');
      return name === undefined ? inside : `<span class="t-${name}">${inside}</span>`;
    })
    .join('');
}

function writePart({ content, value }: Token): string {
  return value === undefined ? escapeText(content) : `<mark data-value="${value}">${escapeText(content)}</mark>`;
}

type Run = Pick<Token, 'name'> & { readonly parts: Token[] };

/**
 * Joins neighbours of one kind, with the blanks between them: a name with its quotes is one element, not three, and a
 * text of a hundred lines is one, not hundreds.
 */
function joinRuns(tokens: readonly Token[]): readonly Run[] {
  const runs: Run[] = [];
  let blanks: Token[] = [];
  for (const token of tokens) {
    if (token.content.trim() === '') {
      blanks.push(token);
      continue;
    }
    const last = runs.at(-1);
    if (last && last.name === token.name) last.parts.push(...blanks, token);
    else {
      if (blanks.length > 0) runs.push({ name: undefined, parts: blanks });
      runs.push({ name: token.name, parts: [token] });
    }
    blanks = [];
  }
  return blanks.length === 0 ? runs : [...runs, { name: undefined, parts: blanks }];
}

/** Joins neighbours that are no value. */
function joinParts(parts: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!last || last.value !== undefined || part.value !== undefined) joined.push(part);
    else joined[joined.length - 1] = { ...last, content: last.content + part.content };
  }
  return joined;
}
