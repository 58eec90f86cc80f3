import type { ValueKind } from '../reader-data/reader-data';

/** A stretch of code of one kind; a line break is a token of its own. */
export type Token = {
  readonly content: string;
  readonly name?: string | undefined;
  /** What readers replace it with; such a token is one whole value. */
  readonly value?: ValueKind;
};

/** A stretch of a text, in UTF-16 units, and what its tokens become. */
export type Replacement = {
  readonly start: number;
  readonly end: number;
  readonly replace: (tokens: readonly Token[]) => readonly Token[];
};

/**
 * Replaces stretches of a text.
 * @param replacements in the order of their places; one that begins within another's is left out
 */
export function replaceTokens(tokens: readonly Token[], replacements: readonly Replacement[]): readonly Token[] {
  const replaced: Token[] = [];
  const rest = tokens.values();
  let left: Token | undefined;
  let at = 0;
  /** The tokens up to a place, the last cut there. */
  const takeTo = (end: number): readonly Token[] => {
    const taken: Token[] = [];
    while (at < end) {
      const token = left ?? rest.next().value;
      if (!token) break;
      const part = token.content.slice(0, end - at);
      left = part.length < token.content.length ? { ...token, content: token.content.slice(part.length) } : undefined;
      taken.push({ ...token, content: part });
      at += part.length;
    }
    return taken;
  };
  for (const { start, end, replace } of replacements) {
    if (start < at) continue;
    replaced.push(...takeTo(start), ...replace(takeTo(end)));
  }
  return [...replaced, ...takeTo(Number.POSITIVE_INFINITY)];
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
