import type { ChoiceStep, LayoutRow } from '../layout';

/** A row of a table as a package has it: what decides which documents are right, without words. */
export type PackageRow = Pick<
  LayoutRow,
  'path' | 'kind' | 'occurs' | 'choice' | 'type' | 'length' | 'pattern' | 'values'
>;

/** The rows of a package by the id of their layout: one for a document, one for each event of a document. */
export type PackageRows = ReadonlyMap<string, readonly PackageRow[]>;

/** Path of the group around; '' for the root. */
export const toParent = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A row as a line of JSON. What is empty, as with most rows, is left out. */
export function writeRow({ path, kind, occurs, choice, type, length, pattern, values }: PackageRow): string {
  return JSON.stringify({
    path,
    kind,
    occurs: `${occurs.min}-${occurs.max ?? 'unbounded'}`,
    ...(choice.length > 0 && { choice: choice.map(writeStep).join('>') }),
    ...(type !== '' && { type }),
    ...(length !== '' && { length }),
    ...(pattern !== '' && { pattern }),
    ...(values.length > 0 && { values }),
  });
}

/** A step as the tables write it. */
function writeStep({ kind, number, branch, isOptional, isRepeatable }: ChoiceStep): string {
  const [optional, repeatable] = [isOptional ? '?' : '', isRepeatable ? '*' : ''];
  return kind === 'choice' ? `c${number}${optional}.${branch}${repeatable}` : `s${number}${optional}${repeatable}`;
}
