import { describe, expect, test } from 'vitest';
import { type Layout, listNodes } from '../../../lib/leiaute/layout';
import { projectSite } from '../support/project-site';

/** Fields, groups and attributes of each layout below the group in which `documento` begins, modals included. */
const COUNTS = {
  nfe: 1000,
  cte: 550,
  'cte-simplificado': 300,
  'cte-os': 280,
  gtve: 150,
  mdfe: 300,
  nfcom: 340,
  bpe: 180,
};

test('all layouts are there, whole', () => {
  const counts = projectSite.layouts.map(({ id, content }) => [id, listNodes(content).length] as const);
  expect(counts.map(([id]) => id).sort()).toEqual(Object.keys(COUNTS).sort());
  for (const [id, count] of counts) expect(count, id).toBeGreaterThanOrEqual(COUNTS[id as keyof typeof COUNTS]);
});

const layouts: readonly Layout[] = [...projectSite.layouts, ...projectSite.events];

describe.each(layouts.map((layout) => [layout.id, layout] as const))('%s', (_id, layout) => {
  const nodes = listNodes(layout.content);

  test('examples are what the layout accepts', () => {
    const wrong = nodes.flatMap(({ path, example, pattern, values }) => {
      if (example === undefined) return [];
      if (values.length > 0) return values.some(({ value }) => value === example) ? [] : [`${path}: ${example}`];
      const patterns = pattern === '' ? [] : pattern.split(' | ');
      return patterns.every((source) => new RegExp(`^(?:${source})$`, 'u').test(example))
        ? []
        : [`${path}: ${example}`];
    });
    expect(wrong).toEqual([]);
  });

  test('descriptions speak of the field and do not tell what to do', () => {
    const bad = nodes.filter(({ description }) => /^(?:Informar|Preencher|Campo|Utilizar)\b/.test(description));
    expect(bad.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
  });

  test('status codes that notes name are known', () => {
    const named = nodes.flatMap(({ path, note = '' }) =>
      [...note.matchAll(/\((?:rejeiç(?:ão|ões) )?(\d{3,4})\)/g)].map(([, code]) => ({ path, code })),
    );
    const unknown = named.filter(({ code }) => !projectSite.cstats.has(`${layout.codes}/${code}`));
    expect(unknown).toEqual([]);
  });
});
