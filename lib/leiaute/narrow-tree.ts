import { foldText } from '../text/fold';

/** A line of a tree in order, as what is typed is compared with it. */
export type TreeLine = {
  /** Its tag, name and marks, folded. */
  readonly text: string;
  /** Tags of the groups around it, folded. */
  readonly around: string;
  /** Place of the group around it in the list; undefined on the outermost level. */
  readonly parent: number | undefined;
};

/** What a filter leaves of a line: it fits itself, it holds something that fits, or it is inside of what fits. */
export type Narrowed = { readonly fits: boolean; readonly holdsFit: boolean; readonly isInside: boolean };

/**
 * Compares each line of a tree with a query. All words have to be in the line or in the tags around it, and at least one
 * in the line itself: "transp placa" finds the plate, and not everything below transp.
 */
export function narrowTree(lines: readonly TreeLine[], query: string): readonly Narrowed[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const fits = lines.map(
    ({ text, around }) =>
      words.some((word) => text.includes(word)) && words.every((word) => text.includes(word) || around.includes(word)),
  );
  const holding = new Set<number>();
  lines.forEach((_, place) => {
    if (!fits[place]) return;
    for (let above = lines[place]?.parent; above !== undefined; above = lines[above]?.parent) holding.add(above);
  });
  const inside: boolean[] = [];
  lines.forEach(({ parent }) => {
    inside.push(parent !== undefined && (fits[parent] === true || inside[parent] === true));
  });
  return lines.map((_, place) => ({
    fits: fits[place] === true,
    holdsFit: holding.has(place),
    isInside: inside[place] === true,
  }));
}
