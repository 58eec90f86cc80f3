import type { ReactNode } from 'react';
import { DocsLayout } from '@/components/document/docs-layout';
import { siteConfig } from '@/lib/config/site';

export default function Layout({ children }: { children: ReactNode }) {
  return <DocsLayout locale={siteConfig.defaultLocale}>{children}</DocsLayout>;
}
