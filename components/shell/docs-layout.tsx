import type { ReactNode } from 'react';
import { contentLang, getLocaleContext } from '@/lib/i18n/locale-context';
import { getSite } from '@/lib/pages/load-site.build';
import { isDefaultLocale } from '@/lib/routes/locale-address';
import { docsPath } from '@/lib/routes/page-address';
import { Sidebar } from '../islands.client';
import styles from './docs-layout.module.css';

/** Sidebar and content. The sidebar is part of the layout, so it keeps its state while the reader moves on. */
export function DocsLayout({ locale, children }: { locale: string; children: ReactNode }) {
  const { messages } = getLocaleContext(locale);
  // The most specific prefix first: the reference of a version lies inside the version's documentation.
  const sections = getSite()
    .versions.flatMap(({ version, sidebars }) => [
      { pathPrefix: docsPath(version.path, 'api'), items: sidebars.api.items },
      { pathPrefix: docsPath(version.path), items: sidebars.docs.items },
    ])
    .sort((a, b) => b.pathPrefix.length - a.pathPrefix.length);
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <Sidebar
          label={messages.sidebar.docs}
          prefix={isDefaultLocale(locale) ? '' : `/${locale}`}
          lang={contentLang(locale)}
          sections={sections}
        />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
