/** A text in one of several environments. */
export type Variant = { readonly environment: string; readonly code: string };

/** A stretch of lines that all variants share, or in which they differ. */
type Stretch<Line> = { readonly isShared: boolean; readonly lines: readonly (readonly Line[])[] };

/**
 * Cuts variants of one text, given as their lines, into stretches that they share and stretches in which they differ.
 * @param isSame whether two lines read the same
 */
export function findStretches<Line>(
  variants: readonly (readonly Line[])[],
  isSame: (one: Line, other: Line) => boolean,
): readonly Stretch<Line>[] {
  const [first = [], ...others] = variants;
  if (others.some(({ length }) => length !== first.length)) {
    throw new Error('Texts that differ by environment must have the same number of lines');
  }
  const stretches: { isShared: boolean; lines: Line[][] }[] = [];
  for (const [index, line] of first.entries()) {
    const isShared = others.every((lines) => lines[index] !== undefined && isSame(line, lines[index]));
    const last = stretches.at(-1);
    const current = last?.isShared === isShared ? last : { isShared, lines: variants.map((): Line[] => []) };
    if (current !== last) stretches.push(current);
    for (const [place, lines] of current.lines.entries()) {
      const own = variants[place]?.[index];
      if (own !== undefined) lines.push(own);
    }
  }
  return stretches;
}
