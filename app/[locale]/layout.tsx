import type { ReactNode } from 'react';
import { RootDocument } from '@/components/document/root-document';
import { getSite } from '@/lib/pages/get-site.build';
import { localeFolders } from '@/lib/routes/locale-address';

type LayoutProps = { readonly params: Promise<{ locale: string }>; readonly children: ReactNode };

export const dynamicParams = false;

export function generateStaticParams() {
  return localeFolders.map((locale) => ({ locale }));
}

/** Pages of the other locales, whose addresses start with the locale. */
export default async function PrefixedLocaleLayout({ params, children }: LayoutProps) {
  const { locale } = await params;
  return (
    <RootDocument locale={locale} site={getSite()}>
      {children}
    </RootDocument>
  );
}
