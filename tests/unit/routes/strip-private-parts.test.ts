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
