import { expect, test } from 'vitest';
import { searchSchema } from '@/lib/config/search-schema';
import { refuseAdminKey } from '@/lib/search/typesense/refuse-admin-key';
import { readFault } from '../../support/fault';

const hosted = searchSchema.parse({
  backend: 'typesense',
  nodes: [{ host: 'busca.exemplo.com.br' }],
  collection: 'docs',
  searchKey: 'chave-de-busca',
});

test.each([
  ['as it is', 'chave-de-busca'],
  ['with a line end', 'chave-de-busca\n'],
])('the key that may write, %s, is never published as the one for searching', (_, adminKey) => {
  expect(readFault(() => refuseAdminKey(hosted, adminKey))).toBe(
    'site.config.ts\n  search.searchKey: it is the key of TYPESENSE_ADMIN_KEY, and would be published with the site\n' +
      '  Fix: create a search-only key for the site, and revoke this one if the site was published with it',
  );
});

test.each([
  ['another key', hosted, 'chave-de-administracao'],
  ['no key', hosted, undefined],
  ['no service', searchSchema.parse({ backend: 'embedded' }), 'chave-de-busca'],
])('%s says nothing against the configuration', (_, search, adminKey) => {
  expect(() => refuseAdminKey(search, adminKey)).not.toThrow();
});

test.each(['adminKey', 'apiKey'])('the configuration has no place for a key named %s', (name) => {
  expect(searchSchema.safeParse({ ...hosted, [name]: 'chave' }).success).toBe(false);
});
