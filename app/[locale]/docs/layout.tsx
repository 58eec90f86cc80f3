import type { ReactNode } from 'react';
import { DocsLayout } from '@/components/document/docs-layout';

type LayoutProps = { readonly params: Promise<{ locale: string }>; readonly children: ReactNode };

export default async function Layout({ params, children }: LayoutProps) {
  const { locale } = await params;
  return <DocsLayout locale={locale}>{children}</DocsLayout>;
}
