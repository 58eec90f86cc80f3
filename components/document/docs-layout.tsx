import type { ReactNode } from 'react';
import { contentLang, getLocaleContext } from '@/lib/i18n/locale-context';
import { listSidebarFiles } from '@/lib/navigation/sidebar-files.build';
import { shortenScript } from '@/lib/page-scripts/shorten-script';
import { buildSidebarScript } from '@/lib/page-scripts/sidebar-branches';
import type { Site } from '@/lib/pages/site';
import { BackToTop, CrashBoundary, Sidebar } from '../islands.client';
import styles from './docs-layout.module.css';

type DocsLayoutProps = { readonly locale: string; readonly site: Site; readonly children: ReactNode };

/** Sidebar and content. The sidebar is part of the layout, so it keeps its state while the reader moves on. */
export function DocsLayout({ locale, site, children }: DocsLayoutProps) {
  const { messages } = getLocaleContext(locale);
  const sources = listSidebarFiles(site.versions, locale).map(({ source }) => source);
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <Sidebar messages={messages.sidebar} lang={contentLang(locale)} sources={sources} />
        {/* As text, because React would put a script into a later page without running it, and complain. */}
        <div
          hidden
          data-static="sidebar-script"
          dangerouslySetInnerHTML={{ __html: `<script>${shortenScript(buildSidebarScript())}</script>` }}
        />
      </div>
      <div className={styles.content}>
        <CrashBoundary texts={messages.crash}>{children}</CrashBoundary>
      </div>
      <BackToTop label={messages.page.backToTop} />
    </div>
  );
}
