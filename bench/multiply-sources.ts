import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

type Category = { readonly label: string; readonly items: readonly Entry[] };
/** A guide by its id, a category, or a page that is no guide, which has no copies. */
type Entry = string | Category | { readonly page: string };

const entrySchema: z.ZodType<Entry> = z.lazy(() =>
  z.union([
    z.string(),
    z.looseObject({ page: z.string() }),
    z.looseObject({ label: z.string(), items: z.array(entrySchema) }),
  ]),
);
const sidebarsSchema = z.object({ docs: z.array(entrySchema) });

const operationSchema = z.looseObject({ operationId: z.string(), 'x-slug': z.string() });
const descriptionSchema = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const numbers = (factor: number) => Array.from({ length: factor - 1 }, (_, index) => index + 2);

/** Puts copies of all guides beside them, each set in a category of its own. Relative links stay inside a set. */
export function multiplyGuides(folder: string, factor: number): void {
  const docs = path.join(folder, 'content/docs/current');
  const file = path.join(docs, 'sidebars.yaml');
  const sidebars = sidebarsSchema.parse(parse(readFileSync(file, 'utf8')));
  const folders = readdirSync(docs).filter((name) => statSync(path.join(docs, name)).isDirectory());
  const copies = numbers(factor).map((number): Entry => {
    for (const name of folders)
      cpSync(path.join(docs, name), path.join(docs, `${name}-${number}`), { recursive: true });
    return { label: `Cópia ${number}`, items: moveEntries(sidebars.docs, number) };
  });
  writeFileSync(file, stringify({ docs: [...sidebars.docs, ...copies] }));
}

function moveEntries(entries: readonly Entry[], number: number): readonly Entry[] {
  return entries.flatMap((entry): readonly Entry[] => {
    if (typeof entry === 'string') return [entry.replace('/', `-${number}/`)];
    return 'items' in entry ? [{ ...entry, items: moveEntries(entry.items, number) }] : [];
  });
}

/** Describes every operation again under another path, identifier and slug. */
export function multiplyOperations(folder: string, factor: number): void {
  if (factor === 1) return;
  const file = path.join(folder, 'openapi.yaml');
  const description = descriptionSchema.parse(parse(readFileSync(file, 'utf8')));
  const copies = numbers(factor).flatMap((number) =>
    Object.entries(description.paths).map(([route, item]) => {
      const operations = Object.entries(item).map(([key, value]) => {
        const operation = operationSchema.safeParse(value);
        if (!operation.success) return [key, value];
        const { operationId, 'x-slug': slug } = operation.data;
        return [key, { ...operation.data, operationId: `${operationId}${number}`, 'x-slug': `${slug}-${number}` }];
      });
      return [`/copia-${number}${route}`, Object.fromEntries(operations)];
    }),
  );
  writeFileSync(file, stringify({ ...description, paths: { ...description.paths, ...Object.fromEntries(copies) } }));
}
