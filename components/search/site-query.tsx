import { type ReactNode, useEffect, useId, useState } from 'react';
import { Configure, InstantSearch } from 'react-instantsearch';
import { listContextTags } from '@/lib/search/records/context-tags';
import type { SearchKind } from '@/lib/search/records/record';
import { readSearchInput } from '@/lib/search/service/read-input';
import { browserStorage } from '@/lib/storage/browser-storage';
import { preferredVersionKey } from '@/lib/storage/keys';
import { useDocs } from '../document/docs-context.client';
import { getSearchClient } from './engine/get-search-client';
import type { SiteSearchClient } from './engine/search-client';
import type { SearchSite } from './search-site';

/** What a search begins with. */
export type SearchStart = { readonly text: string; readonly kind?: SearchKind | undefined };

type SiteInstantSearchProps = {
  readonly site: SearchSite;
  readonly start: SearchStart;
  readonly hitsPerPage: number;
  /** Words of a section shown below its title. */
  readonly excerptWords: number;
  /** Whether the engine starts at once, or with the first query. */
  readonly isEager: boolean;
  readonly children: (client: SiteSearchClient) => ReactNode;
};

/** InstantSearch around the site's client, for the locale and the versions of the page that is open. */
export function SiteInstantSearch({ site, start, isEager, children, ...shown }: SiteInstantSearchProps) {
  const { sections, path, remembersVersion } = useDocs();
  const { locale, indexAddresses, hosted } = site;
  // Each place that searches has a name of its own: a newer query overtakes only older ones of the same place.
  const place = useId();
  const [client] = useState(() => {
    const readPreferred = (id: string) => (remembersVersion ? browserStorage.get(preferredVersionKey(id)) : null);
    const tags = listContextTags(sections, path, readPreferred);
    return getSearchClient({ locale, tags, indexAddresses, hosted });
  });
  const [initial] = useState(() => ({
    [place]: { query: readSearchInput(start.text).query, ...(start.kind && { menu: { tags: start.kind } }) },
  }));
  useEffect(() => {
    if (isEager) client.warm();
  }, [client, isEager]);
  return (
    <InstantSearch
      searchClient={client}
      indexName={place}
      initialUiState={initial}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={shown.hitsPerPage} attributesToSnippet={[`content:${shown.excerptWords}`]} />
      {children(client)}
    </InstantSearch>
  );
}
