import { describe, expect, test } from 'vitest';
import { type Layout, listNodes, toJsonPath } from '../../../lib/leiaute/layout';
import { buildEventSamples } from '../../../lib/pages/build-event-samples';
import { readTexts } from '../../../lib/recipes/read-document';
import { projectSources } from '../support/project-sources';

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
  const counts = projectSources.layouts.map(({ id, content }) => [id, listNodes(content).length] as const);
  expect(counts.map(([id]) => id).sort()).toEqual(Object.keys(COUNTS).sort());
  for (const [id, count] of counts) expect(count, id).toBeGreaterThanOrEqual(COUNTS[id as keyof typeof COUNTS]);
});

test('all layouts and events are those of a package that is kept, and count as it does', () => {
  const { layouts, events } = projectSources;
  expect([...layouts, ...events].filter(({ packages }) => packages.length === 0).map(({ id }) => id)).toEqual([]);
  const countFields = ({ content }: Pick<Layout, 'content'>) =>
    listNodes(content).filter(({ kind }) => kind !== 'group').length;
  for (const layout of layouts) expect(layout.packages[0]?.fieldCount, layout.id).toBe(countFields(layout));
  for (const { document, packages } of events) {
    const own = events.filter((event) => event.document === document);
    expect(packages[0]?.fieldCount, document).toBe(own.reduce((sum, event) => sum + countFields(event), 0));
  }
});

/** Whether a text is as long as the table says: "1-60", "-14", "17"; '' where a pattern says it. */
function isOfLength(text: string, length: string): boolean {
  const [, min, isRange, max] = /^(\d*)(-?)(\d*)$/.exec(length) ?? [];
  const longest = isRange === '' ? min : max;
  return text.length >= Number(min) && (!longest || text.length <= Number(longest));
}

test.each(Object.keys(COUNTS))('every field of %s has an example or its values', (id) => {
  const nodes = projectSources.layouts
    .filter((layout) => layout.id === id)
    .flatMap(({ content }) => listNodes(content));
  const fields = nodes.filter(({ kind }) => kind !== 'group');
  expect(fields.length).toBeGreaterThan(100);
  const without = fields.filter(({ example, values }) => example === undefined && values.length === 0);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('every field of every event has an example, its values, or the value of the sample on its page', () => {
  expect(projectSources.events.length).toBeGreaterThan(50);
  const without = projectSources.events.flatMap((event) => {
    const shown = buildEventSamples(event, projectSources)[event.content.path]?.value;
    return listNodes(event.content)
      .filter(({ kind, example, values }) => kind !== 'group' && example === undefined && values.length === 0)
      .filter((field) => readTexts(shown, toJsonPath(field, event.content.path)).length === 0)
      .map(({ path }) => `${event.id}: ${path}`);
  });
  expect(without).toEqual([]);
});

const layouts: readonly Layout[] = [...projectSources.layouts, ...projectSources.events];

describe.each(layouts.map((layout) => [layout.id, layout] as const))('%s', (_id, layout) => {
  const nodes = listNodes(layout.content);

  test('examples are what the layout accepts', () => {
    const wrong = nodes.flatMap(({ path, example, type, length, pattern, values }) => {
      if (example === undefined) return [];
      if (values.length > 0) return values.some(({ value }) => value === example) ? [] : [`${path}: ${example}`];
      const patterns = pattern === '' ? [] : pattern.split(' | ');
      // The length of base64 is that of the bytes.
      const size = type === 'base64Binary' ? Buffer.from(example, 'base64').toString('latin1') : example;
      return patterns.every((source) => new RegExp(`^(?:${source})$`, 'u').test(example)) && isOfLength(size, length)
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
    const unknown = named.filter(({ code }) => !projectSources.cstats.has(`${layout.codes}/${code}`));
    expect(unknown).toEqual([]);
  });
});
