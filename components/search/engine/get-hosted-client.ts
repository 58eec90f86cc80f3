import { isPrivateQuery } from '@/lib/search/service/private-query';
import { createEmbeddedClient } from './embedded-client';
import { createFallbackClient } from './fallback-client';
import { createHostedClient } from './hosted-client';
import type { HostedSearch, SearchClient, SearchContext } from './search-client';

let made: { readonly key: string; readonly client: SearchClient } | undefined;

/**
 * The hosted service of this document and context, for which the embedded search stands in. Nothing is fetched before
 * the first `warm()` or query.
 */
export function getHostedClient(context: SearchContext, hosted: HostedSearch): SearchClient {
  const key = JSON.stringify([context, hosted]);
  if (made?.key !== key) {
    const client = createFallbackClient({
      hosted: createHostedClient({ hosted, ...context }),
      local: createEmbeddedClient(context),
      pause: hosted.pause,
      isPrivate: isPrivateQuery,
    });
    made = { key, client };
  }
  return made.client;
}
