import type { ReactNode } from 'react';
import { DocsLayout } from '@/components/document/docs-layout';
import { getSite } from '@/lib/pages/get-site.build';

type LayoutProps = { readonly params: Promise<{ locale: string }>; readonly children: ReactNode };

export default async function Layout({ params, children }: LayoutProps) {
  const { locale } = await params;
  return (
    <DocsLayout locale={locale} site={getSite()}>
      {children}
    </DocsLayout>
  );
}
