import type { ValueKind } from '../reader-data/reader-data';

/** A stretch of code of one kind; a line break is a token of its own. */
export type Token = {
  readonly content: string;
  readonly name?: string | undefined;
  /** What readers replace it with; such a token is one whole value. */
  readonly value?: ValueKind;
};

/** The tokens between two places of their text, in UTF-16 units. */
export function cutTokens(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  let at = 0;
  return tokens.flatMap((token) => {
    const part = token.content.slice(Math.max(start - at, 0), Math.max(end - at, 0));
    at += token.content.length;
    return part === '' ? [] : [{ ...token, content: part }];
  });
}

/** The tokens by lines, without the breaks. */
export function splitLines(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.content === '\n') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
}

/** The opposite. */
export function joinLines(lines: readonly (readonly Token[])[]): readonly Token[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ content: '\n' }, ...line]));
}
