import { DocsPage } from '@/components/article/docs-page';
import { siteConfig } from '@/lib/config/site';
import { getLocaleContext } from '@/lib/i18n/locale-context';
import { getDocsPage, listDocsSlugs } from '@/lib/pages/docs-slugs';
import { getSite } from '@/lib/pages/get-site.build';
import { buildMetadata } from '@/lib/publish/metadata';

type PageProps = { readonly params: Promise<{ slug?: string[] }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  listDocsSlugs(getSite(), siteConfig.defaultLocale).map((slug) => ({ slug: [...slug] }));

export async function generateMetadata({ params }: PageProps) {
  const { slug } = await params;
  return buildMetadata(getDocsPage(getSite(), siteConfig.defaultLocale, slug ?? []));
}

export default async function Docs({ params }: PageProps) {
  const { slug } = await params;
  const locale = siteConfig.defaultLocale;
  return (
    <DocsPage page={getDocsPage(getSite(), locale, slug ?? [])} context={getLocaleContext(locale)} site={getSite()} />
  );
}
