import { lazy, type ReactNode, useEffect, useState } from 'react';
import { listContextTags } from '@/lib/search/records/context-tags';
import { browserStorage } from '@/lib/storage/browser-storage';
import { preferredVersionKey } from '@/lib/storage/keys';
import { useDocs } from '../document/docs-context.client';
import { createEmbeddedClient } from './engine/embedded-client';
import type { SearchClient, SearchContext } from './engine/search-client';
import type { SearchQuery, SearchShown, SearchStart } from './search-query';
import type { SearchSite } from './search-site';
import { useEmbeddedQuery } from './use-embedded-query';

type EngineProps = SearchShown & {
  readonly context: SearchContext;
  readonly start: SearchStart;
  /** Whether the engine starts at once, or with the first query. */
  readonly isEager: boolean;
  readonly children: (client: SearchClient, query: SearchQuery) => ReactNode;
};

type SiteQueryProps = Omit<EngineProps, 'context'> & { readonly site: SearchSite };

const HostedQuery = lazy(async () => {
  const { HostedQuery: component } = await import('./hosted-query.client');
  return { default: component };
});

/** The site's engine, asked for the locale and the versions of the page that is open. Suspends for a hosted service. */
export function SiteQuery({ site, ...props }: SiteQueryProps) {
  const { sections, path, remembersVersion } = useDocs();
  const { locale, hosted, worker } = site;
  const [context] = useState((): SearchContext => {
    const readPreferred = (id: string) => (remembersVersion ? browserStorage.get(preferredVersionKey(id)) : null);
    return { locale, worker, tags: listContextTags(sections, path, readPreferred) };
  });
  if (!hosted) return <EmbeddedQuery context={context} {...props} />;
  return <HostedQuery context={context} hosted={hosted} {...props} />;
}

/** The engine that comes with the site. */
function EmbeddedQuery({ context, start, isEager, children, ...shown }: EngineProps) {
  const [client] = useState(() => createEmbeddedClient(context));
  const query = useEmbeddedQuery(client, start, shown);
  useEffect(() => {
    if (isEager) client.warm();
  }, [client, isEager]);
  return children(client, query);
}
