import { expect, test } from 'vitest';
import { stripPrivateParts } from '../../../lib/routes/strip-private-parts';

const SITE = 'https://docs.exemplo.com.br';

test.each([
  [`${SITE}/docs/ferramentas/chave-de-acesso/#chave=35251111222333000181550010000012341482150939`],
  [`${SITE}/docs/ferramentas/chave-de-acesso/?chave=35251111222333000181550010000012341482150939`],
  [`${SITE}/docs/ferramentas/chave-de-acesso/?a=1#chave=35251111222333000181550010000012341482150939`],
  [`${SITE}/docs/ferramentas/chave-de-acesso/`],
])('what a reader typed is not in the address that is reported: %s', (address) => {
  expect(stripPrivateParts(address)).toBe(`${SITE}/docs/ferramentas/chave-de-acesso/`);
});

test('a fragment that names a place of the page stays, the query never does', () => {
  const isAnchor = (fragment: string) => fragment === 'erro-401';
  expect(stripPrivateParts(`${SITE}/docs/faq/?q=chave#erro-401`, isAnchor)).toBe(`${SITE}/docs/faq/#erro-401`);
  expect(stripPrivateParts(`${SITE}/docs/faq/?q=chave#chave=1`, isAnchor)).toBe(`${SITE}/docs/faq/`);
  expect(stripPrivateParts(`${SITE}/docs/faq/?q=chave`, () => true)).toBe(`${SITE}/docs/faq/`);
  expect(stripPrivateParts(`${SITE}/docs/faq/#`, () => true)).toBe(`${SITE}/docs/faq/`);
});
