import { SearchArticle } from '@/components/search/page/search-article';
import { siteConfig } from '@/lib/config/site';
import { getLocaleContext } from '@/lib/i18n/locale-context';
import { getPage } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/get-site.build';
import { buildMetadata } from '@/lib/publish/metadata';

const readPage = () => getPage(getSite(), '/search/', 'search');

export const generateMetadata = () => buildMetadata(readPage());

export default function Search() {
  return (
    <SearchArticle page={readPage()} context={getLocaleContext(siteConfig.defaultLocale)} pages={getSite().pages} />
  );
}
