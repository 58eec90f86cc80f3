import type { ReactNode } from 'react';
import { DocsLayout } from '@/components/document/docs-layout';
import { siteConfig } from '@/lib/config/site';
import { getSite } from '@/lib/pages/get-site.build';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <DocsLayout locale={siteConfig.defaultLocale} site={getSite()}>
      {children}
    </DocsLayout>
  );
}
