import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type LayoutNode, listNodes, toJsonPath } from '../../../lib/leiaute/layout';
import { PROJECT } from '../support/fixture-site';
import { projectSources } from '../support/project-sources';

/** Tags of NT 2026.008, which is newer than the package that the tables were read from. */
const NEWER = ['vUnComLiq', 'vProdLiq', 'vProdLiqTot'];

const FOLDER = path.join(PROJECT, 'content/docs');
const JSON_BLOCK = /^ *```json[^\n]*\n([\s\S]*?)\n *```/gm;

/** The nodes of all layouts under every end of their paths, because a guide shows parts of a document. */
const byEnd = new Map<string, LayoutNode[]>();
for (const { content } of projectSources.layouts) {
  for (const node of listNodes(content)) {
    const steps = toJsonPath(node, content.path).split('.');
    for (const start of steps.keys()) {
      const end = steps.slice(start).join('.');
      byEnd.set(end, [...(byEnd.get(end) ?? []), node]);
    }
  }
}

type Leaf = { readonly path: string; readonly value: unknown };

/** The values of a block that stands for a part of a document: most of its names are tags. */
function readPart(text: string): readonly Leaf[] {
  const parsed = parse(text) ?? parse(`{${text}}`);
  const whole = typeof parsed === 'object' && parsed !== null && 'documento' in parsed ? parsed.documento : parsed;
  const leaves = listLeaves(whole, '');
  return leaves.filter((leaf) => byEnd.has(leaf.path)).length * 2 >= leaves.length ? leaves : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listLeaves(value: unknown, at: string): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((part) => listLeaves(part, at));
  if (typeof value !== 'object' || value === null) return [{ path: at, value }];
  return Object.entries(value).flatMap(([tag, child]) => listLeaves(child, at === '' ? tag : `${at}.${tag}`));
}

/** Whether a node takes a value. */
function takes({ kind, values, pattern }: LayoutNode, value: unknown): boolean {
  if (kind === 'group' || typeof value !== 'string') return false;
  if (values.length > 0) return values.some((one) => one.value === value);
  return pattern === '' || pattern.split(' | ').every((one) => new RegExp(`^(?:${one})$`, 'u').test(value));
}

test('parts of documents in guides have tags and values of the layouts', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const parts = files.flatMap((file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    return [...text.matchAll(JSON_BLOCK)].map(([, block = '']) => ({ file, leaves: readPart(block) }));
  });
  const shown = parts.filter(({ leaves }) => leaves.length > 0);
  expect(shown.length).toBeGreaterThan(15);
  const wrong = shown.flatMap(({ file, leaves }) =>
    leaves
      .filter((leaf) => !NEWER.includes(leaf.path.split('.').at(-1) ?? ''))
      .filter((leaf) => !byEnd.get(leaf.path)?.some((node) => takes(node, leaf.value)))
      .map((leaf) => `${file}: ${leaf.path} ${JSON.stringify(leaf.value)}`),
  );
  expect(wrong).toEqual([]);
});
