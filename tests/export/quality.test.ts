import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import texts from '@/content/texts.json' with { type: 'json' };
import { exportCountsSchema } from '@/lib/quality/test-results';
import { formatDate } from '@/lib/text/format-date';
import { exportFolder } from './exported-page';

const read = (file: string) => readFileSync(path.join(exportFolder, file), 'utf8');
const QUALITY_FILE = 'docs/qualidade.json';
const NOT_MEASURED = texts.quality.notMeasured;
const share = z.object({ count: z.number(), of: z.number() });
const quality = z
  .object({
    builtOn: z.string(),
    counts: z.object({
      operations: z.number(),
      verifiedOperations: share,
      samples: z.number(),
      apiFields: share,
      layoutFields: share,
      layouts: z.array(z.object({ name: z.string(), fields: share })),
      codes: share,
      permalinks: z.number(),
    }),
    published: exportCountsSchema,
    tests: z.object({
      samples: z.object({ on: z.string(), commit: z.string(), passed: z.number() }).optional(),
      export: exportCountsSchema.extend({ on: z.string(), commit: z.string() }).optional(),
    }),
    operations: z.array(
      z.object({ page: z.string(), samples: z.number(), lastRun: z.object({ on: z.string() }).optional() }),
    ),
  })
  .parse(JSON.parse(read(QUALITY_FILE)));

/** The cells of each row of the page's tables, in the locale of the content. */
const rows = [...read('pt-BR/docs/qualidade/index.html').matchAll(/<tr role="row">(.*?)<\/tr>/gs)].map(([, row = '']) =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')),
);
const cellsOf = (name: RegExp) => rows.find(([head = '']) => name.test(head))?.slice(1) ?? [];
const number = (value: number) => value.toLocaleString('pt-BR');

// @behaviour Quality: The page of quality, its Markdown and its JSON give the same numbers
test('the page of quality says what its JSON says', () => {
  const { counts } = quality;
  expect(cellsOf(/^Operações da API$/)).toEqual([number(counts.operations)]);
  expect(cellsOf(/^Endereços e âncoras/)).toEqual([number(counts.permalinks)]);
  for (const [name, { count, of }] of [
    [/^Operações com o primeiro exemplo/, counts.verifiedOperations],
    [/^Campos da API/, counts.apiFields],
    [/^Grupos e campos dos leiautes/, counts.layoutFields],
    [/^Códigos/, counts.codes],
  ] as const) {
    expect(cellsOf(name)[0]).toContain(`${number(count)} de ${number(of)} (`);
    expect(read('docs/qualidade.md')).toContain(`| ${number(count)} de ${number(of)} (`);
  }
  const sum = (part: 'count' | 'of') => counts.layouts.reduce((total, { fields }) => total + fields[part], 0);
  expect({ count: sum('count'), of: sum('of') }).toEqual(counts.layoutFields);
  expect(counts.layouts).not.toEqual([]);
  for (const { name, fields } of counts.layouts) {
    const shown = rows.find(([head]) => head === `Destes, os de ${name}`)?.[1];
    expect(shown, name).toContain(`${number(fields.count)} de ${number(fields.of)} (`);
  }
  const { samples, export: last } = quality.tests;
  // Of an export that was recorded too long ago nothing is said.
  const size = last && `(${number(last.bytes)} bytes)`;
  for (const [name, count] of [
    [/^Páginas$/, last && number(last.pages)],
    [/^Arquivos$/, last && number(last.files)],
    [/^Tamanho de todos os arquivos$/, size],
    [/^Links seguidos/, last && number(last.links)],
    [/^Destes, os que não levam/, last && number(last.brokenLinks)],
    [/^Âncoras a que/, last && number(last.anchors)],
  ] as const) {
    const [value = '', ...when] = cellsOf(name);
    expect(value.endsWith(count ?? NOT_MEASURED), `${name}: ${value}`).toBe(true);
    expect(when).toEqual(last ? [formatDate(last.on), last.commit] : ['', '']);
    if (last) expect(read('docs/qualidade.md')).toContain(`| ${value} | ${when.join(' | ')} |`);
  }
  expect(cellsOf(/^Exemplos de código, executados/)[2]).toBe(samples?.commit ?? '');
  expect(quality.operations).toHaveLength(counts.operations);
  expect(quality.operations.reduce((sum, operation) => sum + operation.samples, 0)).toBe(counts.samples);
});

test('each operation says when its samples ran, exactly where they did', () => {
  const faults = quality.operations.filter(({ page, lastRun }) => {
    const html = read(`pt-BR${new URL(page).pathname.replace(/^\/pt-BR/, '')}index.html`);
    const shown = /Primeiro exemplo executado em ([\d/]+)/.exec(html)?.[1];
    return shown !== (lastRun && formatDate(lastRun.on));
  });
  expect(faults.map(({ page }) => page)).toEqual([]);
});

test('the JSON knows what the export weighs and that its links hold', () => {
  const { published } = quality;
  expect(published.brokenLinks).toBe(0);
  expect(published.pages).toBeGreaterThan(4000);
  expect(published.links).toBeGreaterThan(published.pages);
  expect(published.anchors).toBeGreaterThan(published.pages);
  const files = readdirSync(exportFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(published.files).toBe(files.length);
  const weigh = (file: string) => statSync(file).size;
  const all = files.map(({ parentPath, name }) => path.join(parentPath, name));
  const bytes = all.reduce((sum, file) => sum + weigh(file), 0);
  // It was counted before it had these figures, and grew by them since.
  expect(published.bytes).toBeLessThan(bytes);
  expect(published.bytes).toBeGreaterThan(bytes - weigh(path.join(exportFolder, QUALITY_FILE)));
});
