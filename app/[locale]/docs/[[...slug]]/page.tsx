import { DocsPage } from '@/components/article/docs-page';
import { getLocaleContext } from '@/lib/i18n/locale-context';
import { getDocsPage, listDocsSlugs } from '@/lib/pages/docs-slugs';
import { getSite } from '@/lib/pages/get-site.build';
import { buildMetadata } from '@/lib/publish/metadata';

type PageProps = { readonly params: Promise<{ locale: string; slug?: string[] }> };

export const dynamicParams = false;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  listDocsSlugs(getSite(), params.locale).map((slug) => ({ slug: [...slug] }));

export async function generateMetadata({ params }: PageProps) {
  const { locale, slug } = await params;
  return buildMetadata(getDocsPage(getSite(), locale, slug ?? []));
}

export default async function Docs({ params }: PageProps) {
  const { locale, slug } = await params;
  return (
    <DocsPage page={getDocsPage(getSite(), locale, slug ?? [])} context={getLocaleContext(locale)} site={getSite()} />
  );
}
