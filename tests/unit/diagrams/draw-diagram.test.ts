import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawDiagram } from '@/lib/diagrams/draw-diagram';
import { loadDiagrams } from '@/lib/diagrams/load-diagrams.build';
import { readFault } from '../support/fault';
import { createFixtureSite, PROJECT } from '../support/fixture-site';
import { projectSources } from '../support/project-sources';

const WORDS = 'accTitle: Do envio ao fim\n  accDescr {\n    Primeiro A.\n    Depois B.\n  }';
const draw = (source: string) => drawDiagram(source, 'fluxo', 'content/diagrams/fluxo.mmd');

test('a diagram has its title, its words and its size', () => {
  const diagram = draw(`flowchart TD\n  ${WORDS}\n  A[Envio] --> B[Fim]`);
  expect(diagram).toMatchObject({
    name: 'fluxo',
    title: 'Do envio ao fim',
    description: ['Primeiro A.', 'Depois B.'],
  });
  expect(diagram.svg).toContain('>Envio<');
  expect(diagram.svg).not.toContain('Primeiro A.');
  expect(diagram.svg).toMatch(/^<svg viewBox="[^"]*" width="\d{2,}" height="\d{2,}">/);
});

test('nothing of a picture is fetched or named like something of another picture', () => {
  const named: string[] = [];
  for (const { name, svg } of projectSources.diagrams.values()) {
    expect(svg).not.toMatch(/@import|<style|href=/);
    for (const [, id] of svg.matchAll(/id="([^"]*)"/g)) expect(id).toMatch(new RegExp(`^${name}-`));
    for (const [, id = ''] of svg.matchAll(/url\(#([^)]*)\)/g)) {
      expect(svg).toContain(`id="${id}"`);
      named.push(id);
    }
  }
  expect(named).not.toEqual([]);
});

test('colours of pictures are among those that the style sheet of pictures gives, in forced colours too', () => {
  const css = readFileSync(path.join(PROJECT, 'components/mdx/diagram.module.css'), 'utf8');
  const [always, forced] = css
    .split('@media (forced-colors: active)')
    .map((part) => part.match(/--\w+(?:-\w+)*(?=:)/g));
  const diagrams = [...projectSources.diagrams.values()];
  expect(diagrams.some(({ svg }) => svg.includes('var(--'))).toBe(true);
  for (const { name, svg } of diagrams) {
    const used = svg.match(/(?<=var\()--[\w-]+/g) ?? [];
    expect(
      used.filter((colour) => !always?.includes(colour) || !forced?.includes(colour)),
      name,
    ).toEqual([]);
  }
});

test('the routes between the states of a document do not cross', () => {
  const { svg } = projectSources.diagrams.get('estados-documento') ?? { svg: '' };
  const routes = [...svg.matchAll(/<polyline[^>]* points="([^"]*)"/g)].map(([, points = '']) => readSegments(points));
  expect(routes).toHaveLength(10);
  const segments = routes.flat();
  const isBetween = (value: number, one: number, other: number) =>
    value > Math.min(one, other) && value < Math.max(one, other);
  const crossings = segments.filter(({ from, to }) =>
    segments.some((other) => isBetween(other.from.x, from.x, to.x) && isBetween(from.y, other.from.y, other.to.y)),
  );
  expect(crossings).toEqual([]);
});

/** The straight parts of a route, each level or upright. */
function readSegments(points: string) {
  const corners = points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });
  return corners.slice(1).map((to, index) => ({ from: corners[index] ?? to, to }));
}

test('markup in a label stays text', () => {
  const { svg } = draw(`sequenceDiagram\n  ${WORDS}\n  A->>B: <img src=x onerror=alert(1)>`);
  expect(svg).not.toContain('<img');
});

test('pictures of the site are narrow enough for a phone that scrolls them little', () => {
  const sizes = [...projectSources.diagrams.values()].map(({ name, svg }) => {
    const [, width] = /^<svg[^>]* width="(\d+)"/.exec(svg) ?? [];
    return { name, width: Number(width) };
  });
  expect(sizes.filter(({ width }) => !(width <= 600))).toEqual([]);
});

describe('the build stops', () => {
  test('on a diagram without a title', () => {
    expect(readFault(() => draw('flowchart TD\n  A --> B'))).toMatchInlineSnapshot(`
      "content/diagrams/fluxo.mmd
        accTitle: the diagram says nothing to readers who cannot see it
        Fix: write "accTitle: what it shows" and "accDescr { the same in words }" below the first line"
    `);
  });

  test('on a diagram without words', () => {
    expect(readFault(() => draw('flowchart TD\n  accTitle: Um\n  A --> B'))).toMatchInlineSnapshot(`
      "content/diagrams/fluxo.mmd
        accDescr: the diagram says nothing to readers who cannot see it
        Fix: write "accTitle: what it shows" and "accDescr { the same in words }" below the first line"
    `);
  });

  test('on a kind of diagram that cannot be drawn', () => {
    expect(readFault(() => draw(`pie\n  ${WORDS}\n  "A": 1`))).toMatchInlineSnapshot(`
      "content/diagrams/fluxo.mmd
        Mermaid: Error: Invalid mermaid header: "pie". Expected "graph TD", "flowchart LR", "stateDiagram-v2", etc.
        Fix: correct the source; see CONTRIBUTING.md"
    `);
  });
});

test('a deadline in a diagram is printed in its words and in its picture', () => {
  const source = `flowchart TD\n  accTitle: Prazo\n  accDescr {\n    Em {prazo:nfe-ciencia}.\n  }\n  A[Ciência<br/>{prazo:nfe-ciencia}] --> B[Fim]`;
  const root = createFixtureSite({ 'content/diagrams/prazo.mmd': source });
  const diagram = loadDiagrams(root, { 'nfe-ciencia': { value: '10 dias' } }).get('prazo');
  expect(diagram?.description).toEqual(['Em 10 dias.']);
  expect(diagram?.svg).toContain('10 dias');
  expect(readFault(() => loadDiagrams(root, {}))).toContain('content/diagrams/prazo.mmd:4\n  {prazo:nfe-ciencia}');
});
