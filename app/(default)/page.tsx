import { HomeArticle } from '@/components/home/home-article';
import { siteConfig } from '@/lib/config/site';
import { getLocaleContext } from '@/lib/i18n/locale-context';
import { getPage } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/get-site.build';
import { buildMetadata } from '@/lib/publish/metadata';

const readPage = () => getPage(getSite(), '/', 'home');

export const generateMetadata = () => buildMetadata(readPage());

export default function Home() {
  return <HomeArticle page={readPage()} context={getLocaleContext(siteConfig.defaultLocale)} site={getSite()} />;
}
