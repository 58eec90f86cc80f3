/** How many slips a word of that length may hold: none in short words, which become other words too easily. */
export function allowedEdits(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * How many letters must be put in, taken out, replaced or swapped with their neighbour to make one word of another
 * (optimal string alignment).
 * @param limit the number beyond which the exact one does not matter
 * @returns at most `limit + 1`
 */
export function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const edits = Math.min(
        at(previous, column - 1) + (isSame ? 0 : 1),
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        isSwap ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(edits);
      best = Math.min(best, edits);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(at(previous, to.length), limit + 1);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
