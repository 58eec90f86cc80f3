import { z } from 'zod';
import { SiteError } from '../../errors/site-error';
import type { AdminApi } from './admin-api';
import type { SearchDocument } from './build-documents';

const collectionSchema = z.object({ num_documents: z.number(), metadata: z.object({ content_hash: z.string() }) });
const countsSchema = z.object({ results: z.array(z.object({ found: z.number() })) });

/**
 * Compares what a collection has with what was sent: as a whole, and by searching in each language as readers will.
 * @throws SiteError with both numbers
 */
export async function verifyCollection(
  api: AdminApi,
  name: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  const path = `/collections/${encodeURIComponent(name)}`;
  const collection = await api.read({ method: 'GET', path, right: 'collections:get' }, collectionSchema);
  compare('records', collection?.num_documents, documents.length);
  const languages = [...new Set(documents.map(({ language }) => language))];
  const searches = languages.map((language) => ({
    collection: name,
    q: '*',
    query_by: 'content',
    filter_by: `language:=${language}`,
    per_page: 0,
  }));
  const counts = await api.read(
    { method: 'POST', path: '/multi_search', right: 'documents:search', body: { searches } },
    countsSchema,
  );
  for (const [index, language] of languages.entries()) {
    const sent = documents.filter((document) => document.language === language).length;
    compare(`records in ${language}`, counts?.results[index]?.found, sent);
  }

  function compare(what: string, found: number | undefined, sent: number): void {
    if (found === sent) return;
    throw new SiteError({
      place: { file: 'site.config.ts' },
      key: 'search.collection',
      found: `${name} has ${found ?? 'no'} ${what} where ${sent} were sent`,
      fix: 'publish again; readers still have the old collection',
    });
  }
}
