import { describe, expect, test } from 'vitest';
import { drawDiagram } from '@/lib/diagrams/draw-diagram';
import { loadDiagrams } from '@/lib/diagrams/load-diagrams.build';
import { readFault } from '../support/fault';
import { PROJECT } from '../support/fixture-site';

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
  expect(diagram.width).toBeGreaterThan(50);
  expect(diagram.height).toBeGreaterThan(50);
});

test('nothing of a picture is fetched or named like something of another picture', () => {
  for (const { name, svg } of loadDiagrams(PROJECT).values()) {
    expect(svg).not.toMatch(/@import|<style|href=/);
    for (const [, id] of svg.matchAll(/id="([^"]*)"/g)) expect(id).toMatch(new RegExp(`^${name}-`));
    for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(svg).toContain(`id="${id}"`);
  }
});

test('markup in a label stays text', () => {
  const { svg } = draw(`sequenceDiagram\n  ${WORDS}\n  A->>B: <img src=x onerror=alert(1)>`);
  expect(svg).not.toContain('<img');
});

test('pictures of the site are narrow enough for a phone that scrolls them little', () => {
  const wide = [...loadDiagrams(PROJECT).values()].filter(({ width }) => width > 600);
  expect(wide.map(({ name, width }) => `${name}: ${width}`)).toEqual([]);
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
