import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

type Entry = string | { readonly label: string; readonly items: readonly Entry[] };

const entrySchema: z.ZodType<Entry> = z.lazy(() =>
  z.union([z.string(), z.looseObject({ label: z.string(), items: z.array(entrySchema) })]),
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
  const copies = numbers(factor).map((number): Entry => {
    cpSync(path.join(docs, 'documentacao'), path.join(docs, `documentacao-${number}`), { recursive: true });
    return { label: `Cópia ${number}`, items: sidebars.docs.map((entry) => moveEntry(entry, number)) };
  });
  writeFileSync(file, stringify({ docs: [...sidebars.docs, ...copies] }));
}

function moveEntry(entry: Entry, number: number): Entry {
  if (typeof entry === 'string') return entry.replace(/^documentacao\//, `documentacao-${number}/`);
  return { ...entry, items: entry.items.map((item) => moveEntry(item, number)) };
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
