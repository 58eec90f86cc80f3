import { HomeArticle } from '@/components/home/home-article';
import { getLocaleContext } from '@/lib/i18n/locale-context';
import { getPage } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/get-site.build';
import { buildMetadata } from '@/lib/publish/metadata';
import { withLocale } from '@/lib/routes/locale-address';

type PageProps = { readonly params: Promise<{ locale: string }> };

const readPage = (locale: string) => getPage(getSite(), withLocale(locale, '/'), 'home');

export async function generateMetadata({ params }: PageProps) {
  const { locale } = await params;
  return buildMetadata(readPage(locale));
}

export default async function Home({ params }: PageProps) {
  const { locale } = await params;
  return <HomeArticle page={readPage(locale)} context={getLocaleContext(locale)} site={getSite()} />;
}
