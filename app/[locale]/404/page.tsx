import { NotFoundArticle } from '@/components/document/not-found-article';
import { getLocaleContext } from '@/lib/i18n/locale-context';
import { getPage } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/get-site.build';
import { buildMetadata } from '@/lib/publish/metadata';
import { withLocale } from '@/lib/routes/locale-address';

type PageProps = { readonly params: Promise<{ locale: string }> };

const readPage = (locale: string) => getPage(getSite(), withLocale(locale, '/404/'), 'notFound');

export async function generateMetadata({ params }: PageProps) {
  const { locale } = await params;
  return buildMetadata(readPage(locale));
}

export default async function NotFound({ params }: PageProps) {
  const { locale } = await params;
  return <NotFoundArticle page={readPage(locale)} context={getLocaleContext(locale)} />;
}
