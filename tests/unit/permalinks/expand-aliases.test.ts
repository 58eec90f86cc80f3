import { expect, test } from 'vitest';
import { expandAliases } from '@/lib/permalinks/expand-aliases';

const LEDGER = new Map([
  ['/docs/envio/', ['corpo.comprador', 'corpo.comprador.cnpj', 'corpo.compradores', 'prazo']],
  ['/docs/antigo/', ['prazo']],
]);

const expand = (aliases: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    expandAliases(
      Object.entries(aliases).map(([from, to]) => ({ from, to })),
      LEDGER,
    ).map(({ from, to }) => [from, to]),
  );

test('an anchor stands for those below it, and for no other that begins alike', () => {
  expect(expand({ '/docs/envio/#corpo.comprador': '/docs/envio/#corpo.destinatario' })).toEqual({
    '/docs/envio/#corpo.comprador': '/docs/envio/#corpo.destinatario',
    '/docs/envio/#corpo.comprador.cnpj': '/docs/envio/#corpo.destinatario.cnpj',
  });
});

test('the longer of two aliases counts, wherever it stands', () => {
  const both = {
    '/docs/envio/#corpo.comprador.cnpj': '/docs/envio/#corpo.documento',
    '/docs/envio/#corpo.comprador': '/docs/envio/#corpo.destinatario',
  };
  expect(expand(both)['/docs/envio/#corpo.comprador.cnpj']).toBe('/docs/envio/#corpo.documento');
});

test('what moved twice leads to the last address', () => {
  expect(expand({ '/docs/a/': '/docs/b/', '/docs/b/': '/docs/c/' })).toEqual({
    '/docs/a/': '/docs/c/',
    '/docs/b/': '/docs/c/',
  });
});

test('an anchor that led to a page that moved leads to the same anchor there', () => {
  const aliases = { '/docs/envio/#prazo': '/docs/antigo/#prazo', '/docs/antigo/': '/docs/novo/' };
  expect(expand(aliases)['/docs/envio/#prazo']).toBe('/docs/novo/#prazo');
});

test('a page that became a part of another takes its anchors there', () => {
  const aliases = { '/docs/envio/#prazo': '/docs/antigo/#prazo', '/docs/antigo/': '/docs/novo/#parte' };
  expect(expand(aliases)['/docs/envio/#prazo']).toBe('/docs/novo/#parte');
});
