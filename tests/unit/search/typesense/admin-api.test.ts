import { expect, test, vi } from 'vitest';
import { createAdminApi } from '../../../../lib/search/typesense/admin-api';

const node = { host: 'busca.exemplo.com.br', port: 443, protocol: 'https', path: '/busca' };
const createApi = (answer: () => Response) => {
  const fetcher = vi.fn<typeof fetch>(async () => answer());
  const wait = async () => undefined;
  return { fetcher, api: createAdminApi({ nodes: [node], adminKey: 'chave-de-escrita', fetcher, wait }) };
};

test('the key travels in a header, never in an address that logs keep', async () => {
  const { api, fetcher } = createApi(() => new Response('{}'));
  await api.request({ method: 'PUT', path: '/aliases/docs', right: 'aliases:create', body: { collection_name: 'x' } });
  const [address, init] = fetcher.mock.calls[0] ?? [];
  expect(address).toBe('https://busca.exemplo.com.br:443/busca/aliases/docs');
  expect(init).toEqual({
    method: 'PUT',
    headers: { 'X-TYPESENSE-API-KEY': 'chave-de-escrita', 'content-type': 'application/json' },
    body: '{"collection_name":"x"}',
  });
});

test('what is not there may be asked for and removed, but not written to', async () => {
  const { api } = createApi(() => new Response('{"message":"Not Found"}', { status: 404 }));
  const asked = { path: '/synonym_sets/docs', right: 'synonym_sets:*' };
  await expect(api.request({ ...asked, method: 'GET' })).resolves.toBeUndefined();
  await expect(api.request({ ...asked, method: 'DELETE' })).resolves.toBeUndefined();
  await expect(api.request({ ...asked, method: 'PUT', body: {} })).rejects.toThrow('404 Not Found');
});
