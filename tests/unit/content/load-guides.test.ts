import { describe, expect, test } from 'vitest';
import { loadGuides } from '../../../lib/content/load-guides.build';
import { resolveLink } from '../../../lib/content/resolve-link';
import { readFault } from '../support/fault';
import { createFixtureSite, SMALL_SITE } from '../support/fixture-site';

describe('the guides of a version', () => {
  test('have the path of their file as id; an index is its folder', () => {
    expect(loadGuides(SMALL_SITE, 'current').map(({ id, file, source }) => [id, file, source])).toEqual([
      ['documentacao/consulta', 'content/docs/current/documentacao/consulta.mdx', 'documentacao/consulta'],
      ['documentacao/envio', 'content/docs/current/documentacao/envio.mdx', 'documentacao/envio'],
      ['documentacao/faq', 'content/docs/current/documentacao/faq/index.mdx', 'documentacao/faq/index'],
      ['documentacao/introducao', 'content/docs/current/documentacao/introducao.mdx', 'documentacao/introducao'],
    ]);
  });

  test('come with title, headings and references', () => {
    const envio = loadGuides(SMALL_SITE, 'current').find(({ id }) => id === 'documentacao/envio');
    expect(envio?.frontmatter.title).toBe('Como enviar um documento');
    expect(envio?.headings.map(({ id }) => id)).toEqual(['o-envio', 'rejeicao-204']);
    expect(envio?.references.map(({ component }) => component)).toEqual(['Request', 'Response', 'CStat']);
  });

  test('are only .mdx files', () => {
    const root = createFixtureSite({ 'content/docs/current/documentacao/rascunho.txt': 'nada' });
    expect(loadGuides(root, 'current')).toHaveLength(4);
  });

  test('of a version or section without a folder stop the build', () => {
    expect(readFault(() => loadGuides(SMALL_SITE, 'v9', 'manual'))).toMatchInlineSnapshot(`
      "site.config.ts
        sections.manual: version v9 of section manual has no folder content/docs/manual/v9
        Fix: create the folder with its guides and sidebars.yaml, or correct the section or version"
    `);
    expect(readFault(() => loadGuides(SMALL_SITE, 'v9'))).toContain('has no folder content/docs/v9\n');
  });

  test('name the file of a fault', () => {
    const root = createFixtureSite({ 'content/docs/current/documentacao/quebrado.mdx': 'Sem nada' });
    expect(readFault(() => loadGuides(root, 'current'))).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/quebrado.mdx:1
        frontmatter: the file has none
        Fix: start it with a block between two --- lines that gives title and description"
    `);
  });
});

test('a link written in an index file is relative to the folder of that file', () => {
  const guides = loadGuides(SMALL_SITE, 'current');
  const faq = guides.find(({ id }) => id === 'documentacao/faq');
  const toPath = (id: string) => (guides.some((guide) => guide.id === id) ? `/docs/${id}/` : undefined);
  // faq/index.mdx → ../envio.mdx
  expect(resolveLink('../envio.mdx', faq?.file.replace(/^content\/docs\/current\/|\.mdx$/g, '') ?? '', toPath)).toEqual(
    {
      kind: 'site',
      href: '/docs/documentacao/envio/',
    },
  );
});
