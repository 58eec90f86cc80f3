import { isPrivateQuery } from '@/lib/search/service/private-query';
import { createEmbeddedClient } from './embedded-client';
import { createFallbackClient } from './fallback-client';
import { createHostedClient } from './hosted-client';
import type { SearchContext, SiteSearchClient } from './search-client';

let made: { readonly key: string; readonly client: SiteSearchClient } | undefined;

/** The client of this document and context. Nothing is fetched before the first `warm()` or query. */
export function getSearchClient(context: SearchContext): SiteSearchClient {
  const key = JSON.stringify(context);
  // The type is generic over the hit and a union with compositions, which no engine here has.
  if (made?.key !== key) made = { key, client: createClient(context) as unknown as SiteSearchClient };
  return made.client;
}

function createClient({ hosted, ...context }: SearchContext) {
  const local = createEmbeddedClient(context);
  if (!hosted) return local;
  return createFallbackClient({
    hosted: createHostedClient({ hosted, ...context }),
    local,
    pause: hosted.pause,
    isPrivate: isPrivateQuery,
  });
}
