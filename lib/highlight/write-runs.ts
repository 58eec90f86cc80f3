import { escapeText } from '../text/escape-html';
import type { Token } from './tokens';

/**
 * The class of each kind of token (app/styles/base.css has its colour). One letter, in an element of one letter: a page
 * with many samples has thousands of them.
 */
export const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  constant: 'c',
  string: 's',
  comment: 'r',
  keyword: 'k',
  parameter: 'a',
  function: 'f',
  'string-expression': 'e',
  punctuation: 'p',
  link: 'l',
};

/** Writes tokens as HTML, neighbours of one kind as one element. */
export function writeRuns(tokens: readonly Token[]): string {
  return joinRuns(tokens)
    .map(({ parts, name }) => writeRun(name, joinParts(parts).map(writePart).join('')))
    .join('');
}

/** A stretch of one kind as HTML. */
export function writeRun(name: string | undefined, inside: string): string {
  const known = name === undefined ? undefined : TOKEN_CLASSES[name];
  return known === undefined ? inside : `<i class=${known}>${inside}</i>`;
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
