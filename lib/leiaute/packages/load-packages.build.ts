import { z } from 'zod';
import { hasSource, listSources, readSource } from '../../errors/read-source.build';
import { SiteError } from '../../errors/site-error';
import { comparePackages } from './compare-packages';
import { EVENT_SERIES, type LayoutPackage } from './layout-package';
import { PACKAGES_FOLDER, readPackage, toPackageFile, writePackage } from './package-files.build';
import { type PackageRow, type PackageRows, writeRow } from './package-row';

/** Writes the snapshot of a package whose tables stand in the project. */
const SNAPSHOT_COMMAND = 'npm run layouts:snapshot';

/** The official packages that tables were read from, oldest first, as the lists of documents and events name them. */
export const packagesSchema = z
  .array(
    z.strictObject({
      name: z.string().trim().min(2, 'Write the name of the package'),
      published: z
        .string()
        .regex(/^\d{4}(?:-\d{2}){0,2}$/, 'Write a day, month or year, such as 2026-06')
        .optional(),
    }),
  )
  .default([]);

/** What stands in the tables of one document, or of its events, and the packages that are named for them. */
export type PackageSource = {
  /** Id of the document's layout, or "eventos-" with the document of the events. */
  readonly series: string;
  readonly packages: z.output<typeof packagesSchema>;
  /** What the site says of where the tables were read. */
  readonly source: string;
  /** The file that names the packages, and the table of a layout, from the project's root. */
  readonly file: string;
  readonly toTable: (layout: string) => string;
  readonly layouts: PackageRows;
  /** The group whose fields are counted, from the root of the document. */
  readonly content: string;
};

/**
 * The packages of a document, or of its events, compared with one another, newest first.
 * @param root the project's root folder
 * @returns none where no package is named
 * @throws SiteError where the tables are not those of the last package, and where a snapshot is missing or belongs to none
 */
export function loadPackages(root: string, source: PackageSource): readonly LayoutPackage[] {
  const { series, packages, layouts, content } = source;
  const last = packages.at(-1);
  if (!last) return [];
  const files = packages.map(({ name }) => toPackageFile(series, name));
  checkNames(root, source, last.name, files);
  refuseOtherTables(root, source, last.name);
  const read = (name: string) => readPackage(root, toPackageFile(series, name), name);
  const rows = packages.map(({ name }) => (name === last.name ? layouts : read(name)));
  return packages
    .map(({ name, published }, index): LayoutPackage => {
      const [before, after] = [rows[index - 1], rows[index] ?? layouts];
      const changes = before ? comparePackages(before, after) : [];
      const fieldCount = countFields(after, content);
      return { name, published, base: packages[index - 1]?.name, fieldCount, changes };
    })
    .toReversed();
}

function countFields(layouts: PackageRows, content: string): number {
  const fields = [...layouts.values()].flat().filter(({ kind }) => kind !== 'group');
  return fields.filter(({ path }) => path.startsWith(`${content}/`)).length;
}

function checkNames(root: string, { series, source, file }: PackageSource, last: string, files: readonly string[]) {
  const fault = (key: string, found: string, fix: string) => new SiteError({ place: { file }, key, found, fix });
  if (!source.includes(last)) {
    const found = `its source does not name the last package, ${last}`;
    throw fault(series, found, 'say in the source which package the tables were read from');
  }
  const missing = files.find((name) => !hasSource(root, name));
  if (missing !== undefined) {
    const isLast = missing === files.at(-1);
    const fix = isLast ? `run ${SNAPSHOT_COMMAND}` : 'take the file from the version control again';
    throw fault(series, `the package has no ${missing}`, fix);
  }
  const stray = listSources(root, `${PACKAGES_FOLDER}/${series}`, '.json').find((name) => !files.includes(name));
  if (stray === undefined) return;
  throw fault(series, `no package has ${stray}`, 'name its package, or remove the file');
}

/** The gate: tables change with a package, so that readers are told in which. */
function refuseOtherTables(root: string, source: PackageSource, name: string): void {
  const { series, layouts, file, toTable } = source;
  const kept = toPackageFile(series, name);
  // Read as a text: to take it apart takes longer, and is only needed where something differs.
  if (readSource(root, kept) === writePackage(name, layouts)) return;
  const different = findDifference(readPackage(root, kept, name), layouts);
  if (different === undefined) return;
  throw new SiteError({
    place: { file: toTable(different.layout) },
    key: different.path,
    found: `it is not as in the package ${name}, which ${kept} holds`,
    fix: `take the change back; for a new official package, write its name and date below the packages of ${series.replace(EVENT_SERIES, '')} in ${file} and run ${SNAPSHOT_COMMAND}`,
  });
}

type PlacedRow = { readonly layout: string; readonly path: string };

/** The first row that only one of two packages has, or that differs. */
function findDifference(kept: PackageRows, layouts: PackageRows): PlacedRow | undefined {
  const [old, now] = [writeRows(kept), writeRows(layouts)];
  const rows = [...listRows(layouts), ...listRows(kept)];
  return rows.find(({ layout, path }) => old.get(`${layout} ${path}`) !== now.get(`${layout} ${path}`));
}

const listRows = (layouts: PackageRows): readonly (PlacedRow & { readonly row: PackageRow })[] =>
  [...layouts].flatMap(([layout, rows]) => rows.map((row) => ({ layout, path: row.path, row })));

const writeRows = (layouts: PackageRows): ReadonlyMap<string, string> =>
  new Map(listRows(layouts).map(({ layout, path, row }) => [`${layout} ${path}`, writeRow(row)]));
