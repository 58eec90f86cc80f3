import type { PackageRow } from '../../../../lib/leiaute/packages/package-row';
import { readSteps } from '../../../../lib/leiaute/read-table-rows.build';

/** The rows of a package by layout, to be edited. */
export type EditedPackage = Map<string, PackageRow[]>;
type RowParts = Partial<Omit<PackageRow, 'choice'>> & { readonly steps?: string };

/** A field that has to be there, of any text, unless its parts say something else. */
export function createRow(path: string, { steps = '', ...parts }: RowParts = {}): PackageRow {
  const choice = readSteps(steps, { file: 'small-package.ts' });
  const format = { type: 'string', length: '', pattern: '', values: [] };
  return { path, kind: 'field', occurs: { min: 1, max: 1 }, choice, ...format, ...parts };
}

export const createGroup = (path: string, parts: RowParts = {}): PackageRow =>
  createRow(path, { kind: 'group', type: '', ...parts });

/** A package with one row of each sort: a document, and an event. */
export function createPackage(): EditedPackage {
  const optional = { min: 0, max: 1 };
  const document = [
    createGroup('/d'),
    createRow('/d/name', { length: '1-60' }),
    createRow('/d/code', { occurs: optional, pattern: '[0-9]{14}' }),
    createRow('/d/kind', { values: ['1', '2'] }),
    createRow('/d/one', { steps: 'c1.1' }),
    createRow('/d/other', { steps: 'c1.2' }),
    createRow('/d/third', { steps: 'c1.3' }),
    createRow('/d/day', { steps: 's2?' }),
    createRow('/d/hour', { steps: 's2?', occurs: optional }),
    createGroup('/d/item', { occurs: { min: 1, max: 990 } }),
    createRow('/d/item/id'),
    createRow('/d/left', { occurs: optional }),
    createRow('/d/right', { occurs: optional }),
  ];
  return new Map([
    ['doc', document],
    ['ev', [createGroup('/e'), createRow('/e/why')]],
  ]);
}

function listDocument(edited: EditedPackage): PackageRow[] {
  const rows = edited.get('doc');
  if (!rows) throw new Error('The package has no document');
  return rows;
}

/** Changes a row of the document. */
export const change =
  (path: string, { steps, ...parts }: RowParts) =>
  (edited: EditedPackage): void => {
    const rows = listDocument(edited);
    const index = rows.findIndex((row) => row.path === path);
    const row = rows[index];
    if (!row) throw new Error(`The package has no ${path}`);
    const choice = steps === undefined ? row.choice : readSteps(steps, { file: 'small-package.ts' });
    rows[index] = { ...row, ...parts, choice };
  };

export const add =
  (...rows: readonly PackageRow[]) =>
  (edited: EditedPackage): void => {
    listDocument(edited).push(...rows);
  };

/** Takes a row of the document away, with all below it. */
export const drop =
  (path: string) =>
  (edited: EditedPackage): void => {
    const isGone = (row: PackageRow) => row.path === path || row.path.startsWith(`${path}/`);
    edited.set(
      'doc',
      listDocument(edited).filter((row) => !isGone(row)),
    );
  };
