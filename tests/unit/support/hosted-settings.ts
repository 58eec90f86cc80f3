import { type HostedSearch, searchSchema } from '../../../lib/config/search-schema';

/** Settings of a hosted search as the configuration's schema completes them. */
export function createHostedSettings(change: Readonly<Record<string, unknown>> = {}): HostedSearch {
  const parsed = searchSchema.parse({
    backend: 'typesense',
    nodes: [{ host: 'busca.exemplo.com.br' }],
    collection: 'docs',
    searchKey: 'chave-de-busca',
    ...change,
  });
  if (parsed.backend !== 'typesense') throw new Error('The settings are of another engine');
  return parsed;
}
