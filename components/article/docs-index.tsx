import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { flattenSidebar, type SidebarItem } from '@/lib/navigation/sidebar';
import { findVersion } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/load-site.node';
import type { DocsIndexPage } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { apiPath, overviewSlug } from '@/lib/routes/page-address';
import styles from './article.module.css';
import { Breadcrumbs } from './breadcrumbs';
import listStyles from './docs-index.module.css';

/** Every guide by section, with the introduction and the API reference first. */
export function DocsIndex({ page, context }: { page: DocsIndexPage; context: LocaleContext }) {
  const { messages, locale } = context;
  const site = getSite();
  const { version, sidebars } = findVersion(site, page.version);
  const lang = contentLang(locale);
  const href = (path: string) => toHref(withLocale(locale, path));
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      <Breadcrumbs page={page} context={context} />
      <header className={styles.header}>
        <h1>{messages.docs.title}</h1>
        <p className={styles.lead}>{messages.docs.lead}</p>
      </header>
      <p className={listStyles.start}>
        <a href={href(sidebars.docs.entryPath)}>{messages.docs.start}</a>
        <a href={href(apiPath(version.path, overviewSlug))}>{messages.docs.reference}</a>
      </p>
      <div lang={lang}>
        {groupBySection(sidebars.docs.items).map(({ label, items }) => (
          <section key={label ?? ''} className={listStyles.section}>
            {label && <h2>{label}</h2>}
            <ul>
              {flattenSidebar(items).map((link) => (
                <li key={link.path}>
                  <a href={href(link.path)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}

/** Top-level links without a category form a first section without a label. */
function groupBySection(items: readonly SidebarItem[]): { label: string | undefined; items: readonly SidebarItem[] }[] {
  const loose = items.filter((item) => item.kind === 'link');
  const sections = items.flatMap((item) => (item.kind === 'category' ? [{ label: item.label, items: item.items }] : []));
  return loose.length > 0 ? [{ label: undefined, items: loose }, ...sections] : sections;
}
