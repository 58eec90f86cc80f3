import { describe, expect, test } from 'vitest';
import { loadHome } from '../../../lib/content/load-home.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';

const KNOWN = ['documentacao/introducao', 'documentacao/envio', 'documentacao/faq'];
const FILE = 'content/home.yaml';

function faultOf(from: string, to: string): string {
  return readFault(() => loadHome(createFixtureSite({ [FILE]: edit(readSmallSite(FILE), from, to) }), KNOWN));
}

test('the home page’s entries are read', () => {
  expect(loadHome(SMALL_SITE, KNOWN)).toEqual({
    quickStart: 'documentacao/introducao',
    tasks: [{ title: 'Emitir', text: 'Do envio ao protocolo.', guide: 'documentacao/envio' }],
    answers: [{ question: 'Posso reenviar?', guide: 'documentacao/faq', anchor: 'posso-reenviar' }],
  });
});

describe('the build stops with file and line', () => {
  test('on a first guide that does not exist', () => {
    expect(faultOf('quickStart: documentacao/introducao', 'quickStart: documentacao/inicio')).toMatchInlineSnapshot(`
      "content/home.yaml:1
        quickStart: "documentacao/inicio" does not exist
        Fix: use "documentacao/envio" or "documentacao/faq" or "documentacao/introducao""
    `);
  });

  test('on a guide that does not exist', () => {
    expect(faultOf('documentacao/envio', 'documentacao/envios')).toMatchInlineSnapshot(`
      "content/home.yaml:5
        guide: "documentacao/envios" does not exist
        Fix: use "documentacao/envio" or "documentacao/faq" or "documentacao/introducao""
    `);
  });

  test('on an answer in a guide that does not exist', () => {
    expect(faultOf('documentacao/faq', 'documentacao/duvidas')).toMatchInlineSnapshot(`
      "content/home.yaml:8
        guide: "documentacao/duvidas" does not exist
        Fix: use "documentacao/envio" or "documentacao/faq" or "documentacao/introducao""
    `);
  });

  test('on YAML that cannot be read', () => {
    expect(faultOf('answers:', 'answers: [')).toMatchInlineSnapshot(`
      "content/home.yaml:7
        YAML: Nested mappings are not allowed in compact mappings
        Fix: correct the YAML syntax"
    `);
  });
});

test('the build stops on an unknown key', () => {
  expect(faultOf('    guide: documentacao/faq', '    pagina: 1\n    guide: documentacao/faq')).toMatchInlineSnapshot(`
    "content/home.yaml:8
      answers.0: found unknown key "pagina"
      Fix: remove the key or correct its name"
  `);
});

describe('each list of the home page', () => {
  test.each(['tasks', 'answers'])('%s holds one entry or more', (name) => {
    const home = readSmallSite(FILE);
    const [block = '', entry = ''] = new RegExp(`${name}:\\n((?:  .*\\n)+)`).exec(home) ?? [];
    const withTwo = createFixtureSite({ [FILE]: edit(home, block, `${name}:\n${entry}${entry}`) });
    expect(loadHome(withTwo, KNOWN)).toHaveProperty(`${name}.length`, 2);
    expect(faultOf(block, `${name}: []\n`)).toContain(`${name}: found []`);
  });

  test('has texts of three letters or more, blanks around them aside', () => {
    expect(faultOf('title: Emitir', 'title: "  ab  "')).toContain('Fix: write a text of at least 3 characters');
  });
});
