/** How many slips a word of that length may hold: none in short words, which become other words too easily. */
export function allowedEdits(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Words beyond this length are not compared. */
const LONGEST = 64;
/** Rows of the table, used again by every comparison: a query compares thousands of words. */
let beforePrevious = new Uint8Array(LONGEST + 1);
let previous = new Uint8Array(LONGEST + 1);
let current = new Uint8Array(LONGEST + 1);

/**
 * How many letters must be put in, taken out, replaced or swapped with their neighbour to make one word of another
 * (optimal string alignment).
 * @param limit the number beyond which the exact one does not matter
 * @returns at most `limit + 1`
 */
export function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit || from.length > LONGEST || to.length > LONGEST) return limit + 1;
  for (let column = 0; column <= to.length; column++) previous[column] = column;
  for (let row = 1; row <= from.length; row++) {
    const letter = from.charCodeAt(row - 1);
    const letterBefore = from.charCodeAt(row - 2);
    current[0] = row;
    let best = row;
    for (let column = 1; column <= to.length; column++) {
      const other = to.charCodeAt(column - 1);
      let edits = at(previous, column - 1) + (letter === other ? 0 : 1);
      edits = Math.min(edits, at(previous, column) + 1, at(current, column - 1) + 1);
      if (letter === to.charCodeAt(column - 2) && letterBefore === other) {
        edits = Math.min(edits, at(beforePrevious, column - 2) + 1);
      }
      current[column] = edits;
      best = Math.min(best, edits);
    }
    if (best > limit) return limit + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(at(previous, to.length), limit + 1);
}

/** Columns are counted within the rows, so none is ever missing. */
const at = (row: Uint8Array, column: number) => row[column] ?? LONGEST;
