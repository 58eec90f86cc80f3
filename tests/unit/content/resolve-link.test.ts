import { describe, expect, test } from 'vitest';
import { resolveLink } from '../../../lib/content/resolve-link';

const GUIDES: Readonly<Record<string, string>> = {
  'documentacao/faq': '/docs/documentacao/faq/',
  'documentacao/guias/envio': '/docs/documentacao/guias/envio/',
  'documentacao/guias/indexados/lista': '/docs/documentacao/guias/indexados/lista/',
  'documentacao/guias/emissão': '/docs/documentacao/guias/emissão/',
};
const resolve = (href: string, from = 'documentacao/guias/consulta') => resolveLink(href, from, (id) => GUIDES[id]);

describe('a link in a guide', () => {
  test.each([
    ['https://www.exemplo.com.br/x.mdx'],
    ['//cdn.exemplo.com.br'],
    ['mailto:suporte@exemplo.com.br'],
    ['tel:+551155550100'],
  ])('to %s leads outside', (href) => {
    expect(resolve(href)).toEqual({ kind: 'external', href });
  });

  test.each([
    ['envio.mdx', '/docs/documentacao/guias/envio/'],
    ['./envio.mdx', '/docs/documentacao/guias/envio/'],
    ['envio/index.mdx', '/docs/documentacao/guias/envio/'],
    ['indexados/lista.mdx', '/docs/documentacao/guias/indexados/lista/'],
    ['envio.md', '/docs/documentacao/guias/envio/'],
    ['../faq.mdx#prazo', '/docs/documentacao/faq/#prazo'],
    ['emissão.mdx?a=1#ção', '/docs/documentacao/guias/emissão/?a=1#ção'],
  ])('to the file %s leads to its page', (href, path) => {
    expect(resolve(href)).toEqual({ kind: 'site', href: path });
  });

  const written = ['#ancora', '/docs/documentacao/faq/', '?q=1', '/docs/?de=a:b', '/docs//faq/'];
  test.each(written)('to %s stays as written', (href) => {
    expect(resolve(href)).toEqual({ kind: 'site', href });
  });

  test.each(['/img/x.png', 'envio.mdx.zip', '/downloads/primeira-nota.sh?a=1'])('to %s leads to a file', (href) => {
    expect(resolve(href)).toEqual({ kind: 'file', href });
  });

  test.each([['faq.mdx'], ['../../fora.mdx#x'], ['leia-me.md']])('to %s, which is no guide, is missing', (href) => {
    expect(resolve(href)).toEqual({ kind: 'missingFile', href });
  });
});
