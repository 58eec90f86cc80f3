import type { ReactNode } from 'react';
import { RootDocument } from '@/components/document/root-document';
import { siteConfig } from '@/lib/config/site';
import { getSite } from '@/lib/pages/get-site.build';

/** Pages of the default locale, whose addresses have no prefix. */
export default function DefaultLocaleLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument locale={siteConfig.defaultLocale} site={getSite()}>
      {children}
    </RootDocument>
  );
}
