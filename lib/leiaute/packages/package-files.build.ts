import { z } from 'zod';
import { parseOrThrow } from '../../errors/parse';
import { readJson } from '../../errors/read-json.build';
import { SiteError } from '../../errors/site-error';
import { readSteps } from '../read-table-rows.build';
import { toPackageSlug } from './layout-package';
import { type PackageRow, type PackageRows, writeRow } from './package-row';

/** The packages kept, a folder for each document and for the events of each, from the project's root. */
export const PACKAGES_FOLDER = 'content/leiaute-pacotes';

/**
 * Path of the snapshot of a package from the project's root.
 * @param series id of the document's layout, or "eventos-" with the document of the events
 */
export function toPackageFile(series: string, name: string): string {
  return `${PACKAGES_FOLDER}/${series}/${toPackageSlug(name)}.json`;
}

const OCCURS = /^(\d+)-(\d+|unbounded)$/;
const row = z.strictObject({
  path: z.string(),
  kind: z.enum(['group', 'field', 'attribute']),
  occurs: z.string().regex(OCCURS, 'Write how often, such as 0-1 or 1-unbounded'),
  choice: z.string().default(''),
  type: z.string().default(''),
  length: z.string().default(''),
  pattern: z.string().default(''),
  values: z.array(z.string()).default([]),
});
const snapshotSchema = z.strictObject({ package: z.string(), layouts: z.record(z.string(), z.array(row)) });

/** A package as its file: a line for each row, so that a difference of two files names fields. */
export function writePackage(name: string, layouts: PackageRows): string {
  const parts = [...layouts].map(
    ([id, rows]) => `  ${JSON.stringify(id)}: [\n${rows.map((one) => `   ${writeRow(one)}`).join(',\n')}\n  ]`,
  );
  return `{\n "package": ${JSON.stringify(name)},\n "layouts": {\n${parts.join(',\n')}\n }\n}\n`;
}

/**
 * Reads a package that is kept.
 * @param root the project's root folder
 * @param file its snapshot, from there
 * @throws SiteError on a file that cannot be accepted, or that holds another package
 */
export function readPackage(root: string, file: string, name: string): PackageRows {
  const { package: held, layouts } = parseOrThrow(snapshotSchema, readJson(root, file), file);
  if (held !== name) {
    const fix = 'take the file from the version control again, or name the package as it does';
    throw new SiteError({ place: { file }, key: 'package', found: `found "${held}" for ${name}`, fix });
  }
  return new Map(Object.entries(layouts).map(([id, rows]) => [id, rows.map((one) => readRow(one, file))]));
}

function readRow({ occurs, choice, ...rest }: z.output<typeof row>, file: string): PackageRow {
  const [, min, max] = OCCURS.exec(occurs) ?? [];
  return {
    ...rest,
    occurs: { min: Number(min), max: max === 'unbounded' ? undefined : Number(max) },
    choice: readSteps(choice, { file }),
  };
}
