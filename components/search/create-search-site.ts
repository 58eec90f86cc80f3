import type { SiteConfig } from '@/lib/config/schema';
import type { HostedSearch } from '@/lib/config/search-schema';
import { siteConfig } from '@/lib/config/site';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { getToolPath } from '@/lib/pages/tools';
import { prefixedLocales, toHref, withLocale } from '@/lib/routes/locale-address';
import { getWorkerAddress } from '@/lib/search/service/bundle-worker.build';
import type { SearchSite } from './search-site';

/** Name of the site's own records, as the earlier platform would name a collection. */
const OWN_COLLECTION = 'docs';

/** What search in the browser needs to know of the site, in one locale. */
export function createSearchSite({ locale, messages }: LocaleContext): SearchSite {
  const hosted = readHosted(siteConfig.search);
  const href = (path: string) => toHref(withLocale(locale, path));
  return {
    messages: messages.search,
    locale,
    name: siteConfig.name,
    lang: contentLang(locale),
    localePrefixes: prefixedLocales.map((code) => `/${code}`),
    hosted,
    worker: getWorkerAddress(),
    collection: hosted?.collection ?? OWN_COLLECTION,
    externalUrlRegex: siteConfig.search.externalUrlRegex,
    missingResultsUrl: siteConfig.search.missingResultsUrl,
    hrefs: {
      search: href('/search/'),
      inspector: href(getToolPath('accessKey')),
      pasteAnswer: href(getToolPath('pasteAnswer')),
    },
  };
}

/** The hosted service's settings alone. */
function readHosted(search: SiteConfig['search']): HostedSearch | undefined {
  if (search.backend === 'embedded') return undefined;
  const {
    backend: _backend,
    externalUrlRegex: _externalUrlRegex,
    missingResultsUrl: _missingResultsUrl,
    ...hosted
  } = search;
  return hosted;
}
