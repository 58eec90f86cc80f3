// First: it orders the cascade, and style sheets come in the order of imports.
import './styles/global.css';
import type { Metadata } from 'next';
import { NotFoundArticle } from '@/components/document/not-found-article';
import { RootDocument } from '@/components/document/root-document';
import { siteConfig } from '@/lib/config/site';
import { getLocaleContext } from '@/lib/i18n/locale-context';
import { getPage } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/get-site.build';
import { buildMetadata } from '@/lib/publish/metadata';

const readPage = () => getPage(getSite(), '/404/', 'notFound');

export const generateMetadata = (): Metadata => buildMetadata(readPage());

/** What hosts serve for an unknown address. */
export default function GlobalNotFound() {
  const { defaultLocale } = siteConfig;
  return (
    <RootDocument locale={defaultLocale} site={getSite()}>
      <NotFoundArticle page={readPage()} context={getLocaleContext(defaultLocale)} />
    </RootDocument>
  );
}
