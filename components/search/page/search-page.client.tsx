'use client';
// An island because results follow what the reader types. Rare: it has its own entry, which only its page loads.
import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useState } from 'react';
import { PAGE_EXCERPT_WORDS, PAGE_PORTION } from '@/lib/search/view/page-request';
import { readSearchAddress } from '@/lib/search/view/search-address';
import type { SearchSite } from '../search-site';
import { SiteQuery } from '../site-query';
import { SearchPageContent } from './search-page-content';

type SearchPageProps = {
  readonly site: SearchSite;
  /** Shown until the address can be read: the heading and the place of the box. */
  readonly children: ReactNode;
};

/** The search page: its heading, box and results, all as the address says. */
export function SearchPage({ children, ...props }: SearchPageProps) {
  return (
    // Only the browser knows the query.
    <Suspense fallback={children}>
      <SearchOfAddress {...props} />
    </Suspense>
  );
}

function SearchOfAddress({ site }: Omit<SearchPageProps, 'children'>) {
  const parameters = useSearchParams();
  const [first] = useState(() => readSearchAddress(new URLSearchParams(parameters)));
  const [portions, setPortions] = useState(first.portions);
  const start = { text: first.query, kind: first.kind };
  return (
    <SiteQuery
      site={site}
      start={start}
      hitsPerPage={portions * PAGE_PORTION}
      excerptWords={PAGE_EXCERPT_WORDS}
      isEager={start.text !== ''}
    >
      {(client, query) => (
        <SearchPageContent
          site={site}
          client={client}
          query={query}
          start={start}
          portions={portions}
          shown={portions * PAGE_PORTION}
          onPortions={setPortions}
        />
      )}
    </SiteQuery>
  );
}
