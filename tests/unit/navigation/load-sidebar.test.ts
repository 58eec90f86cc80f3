import { describe, expect, test } from 'vitest';
import { loadGuides } from '../../../lib/content/load-guides.build';
import { loadDocsSidebar } from '../../../lib/navigation/load-sidebar.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';

const FILE = 'content/docs/current/sidebars.yaml';
const VERSION = { sectionId: 'default', name: 'current', path: '' };

const load = (root: string) => loadDocsSidebar(root, VERSION, loadGuides(root, 'current'));
const faultOf = (from: string, to: string) =>
  readFault(() => load(createFixtureSite({ [FILE]: edit(readSmallSite(FILE), from, to) })));

test('the sidebar has the order, groups and short labels that its writer gave', () => {
  const link = (label: string, path: string) => ({ label, path });
  expect(load(SMALL_SITE)).toEqual([
    link('Introdução', '/docs/documentacao/introducao/'),
    {
      label: 'Emissão',
      items: [
        link('Enviar', '/docs/documentacao/envio/'),
        {
          label: 'Depois do envio',
          isClosed: true,
          items: [link('Como consultar um documento', '/docs/documentacao/consulta/')],
        },
      ],
    },
    link('Perguntas frequentes', '/docs/documentacao/faq/'),
  ]);
});

test('the sidebar of an older version leads to the addresses of that version', () => {
  const guides = loadGuides(SMALL_SITE, 'current');
  const [first] = loadDocsSidebar(SMALL_SITE, { ...VERSION, path: 'v0' }, guides);
  expect(first).toMatchObject({ path: '/docs/v0/documentacao/introducao/' });
});

test('a page that is no guide is listed by its path, with a label', () => {
  const source = `${readSmallSite(FILE)}  - page: ferramentas/chave\n    label: Inspetor de chave\n`;
  const root = createFixtureSite({ [FILE]: source });
  const items = loadDocsSidebar(root, VERSION, loadGuides(root, 'current'), ['ferramentas/chave']);
  expect(items.at(-1)).toEqual({ label: 'Inspetor de chave', path: '/docs/ferramentas/chave/' });
});

test('a page that only the last version has is left out of the others, with a branch that holds nothing else', () => {
  const branch = '  - label: Leiautes\n    items:\n      - page: leiaute\n        label: Todos\n';
  const root = createFixtureSite({
    [FILE]: `${readSmallSite(FILE)}  - page: receitas\n    label: Receitas\n${branch}`,
  });
  const guides = loadGuides(root, 'current');
  const pages = ['receitas', 'leiaute'];
  const names = (own: readonly string[]) =>
    loadDocsSidebar(root, VERSION, guides, own, pages).map(({ label }) => label);
  expect(names(pages).slice(-2)).toEqual(['Receitas', 'Leiautes']);
  expect(names([]).at(-1)).toBe('Perguntas frequentes');
});

describe('the build stops with file and line', () => {
  test('on a page that does not exist', () => {
    const source = `${readSmallSite(FILE)}  - page: ferramentas/chaves\n    label: Inspetor de chave\n`;
    const root = createFixtureSite({ [FILE]: source });
    const fault = readFault(() => loadDocsSidebar(root, VERSION, loadGuides(root, 'current'), ['ferramentas/chave']));
    expect(fault).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml:11
        ferramentas/chaves: no page has this path
        Fix: use "ferramentas/chave""
    `);
  });

  test('on an entry that is no guide', () => {
    expect(faultOf('- documentacao/envio', '- documentacao/envios')).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml:5
        documentacao/envios: no guide has this id
        Fix: use "documentacao/envio" or "documentacao/faq" or "documentacao/consulta""
    `);
  });

  test('on an entry that is no guide, written in quotes', () => {
    expect(faultOf('- documentacao/envio', "- 'documentacao/envios'")).toMatch(/sidebars\.yaml:5\n/);
  });

  test('on a guide listed twice', () => {
    expect(faultOf('  - documentacao/faq', '  - documentacao/introducao')).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml:2
        documentacao/introducao: the guide is listed twice
        Fix: keep one of the entries"
    `);
  });

  test('on YAML that cannot be read', () => {
    expect(faultOf('  - documentacao/faq', '  - [documentacao/faq')).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml:11
        YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
        Fix: correct the YAML syntax"
    `);
  });
});

describe('the build stops', () => {
  test('on a guide that is in no sidebar', () => {
    expect(faultOf('  - documentacao/faq\n', '')).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml
        documentacao/faq: the guide content/docs/current/documentacao/faq/index.mdx is in no sidebar
        Fix: add its id where readers should find it"
    `);
  });

  test('on an unknown key', () => {
    expect(faultOf('collapsed: true', 'closed: true')).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml:7
        docs.1.items.1: found unknown key "closed"
        Fix: remove the key or correct its name"
    `);
  });

  test('on a category without entries', () => {
    expect(faultOf('items:\n          - documentacao/consulta', 'items: []')).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml:8
        docs.1.items.1.items: found []
        Fix: give the category at least one entry"
    `);
  });

  test('on an empty file', () => {
    expect(readFault(() => load(createFixtureSite({ [FILE]: '' })))).toMatchInlineSnapshot(`
      "content/docs/current/sidebars.yaml
        docs: found nothing
        Fix: write a value of type array"
    `);
  });
});
