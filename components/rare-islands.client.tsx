'use client';
// Islands that few pages have, or that few readers of a page need: each is a file of its own, fetched only by pages
// that show it. Without this entry their code would be put together with that of the islands every page has.
import dynamic from 'next/dynamic';

export const CanonicalRedirect = dynamic(() =>
  import('./document/not-found-islands.client').then((module) => module.CanonicalRedirect),
);
export const NearestPages = dynamic(() =>
  import('./document/not-found-islands.client').then((module) => module.NearestPages),
);
export const CStatLookup = dynamic(() =>
  import('./cstat/entrance-islands.client').then((module) => module.CStatLookup),
);
export const ListFilter = dynamic(() => import('./ui/list-filter.client').then((module) => module.ListFilter));
export const KeyInspector = dynamic(() => import('./tools/key-inspector.client').then((module) => module.KeyInspector));
export const OperationFilter = dynamic(() =>
  import('./reference/operation-filter.client').then((module) => module.OperationFilter),
);
export const PasteAnswer = dynamic(() =>
  import('./cstat/entrance-islands.client').then((module) => module.PasteAnswer),
);
export const SearchPage = dynamic(() => import('./search/search-islands.client').then((module) => module.SearchPage));
export const SiteAnalytics = dynamic(() =>
  import('./analytics/site-analytics.client').then((module) => module.SiteAnalytics),
);
