import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { isCategory, isLink, type SidebarItem } from '@/lib/navigation/sidebar';
import { findVersion } from '@/lib/pages/find-version';
import type { DocsIndexPage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { apiPath, overviewSlug } from '@/lib/routes/page-address';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './article.module.css';
import { Breadcrumbs } from './breadcrumbs';
import listStyles from './docs-index.module.css';

type DocsIndexProps = { readonly page: DocsIndexPage; readonly context: LocaleContext; readonly site: Site };

/** Every guide by section, with the introduction and the API reference first. */
export function DocsIndex({ page, context, site }: DocsIndexProps) {
  const { messages, locale } = context;
  const { version, sidebars } = findVersion(site, page);
  const lang = contentLang(locale);
  const href = (path: string) => toHref(withLocale(locale, path));
  return (
    <main id="content" className={styles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} />
      <header className={styles.header}>
        <h1>{page.title}</h1>
        <p className={styles.lead}>{messages.docs.lead}</p>
      </header>
      <p className={listStyles.start}>
        <a href={href(sidebars.docs.entryPath)}>{messages.docs.start}</a>
        {sidebars.api && <a href={href(apiPath(version.path, overviewSlug))}>{messages.docs.reference}</a>}
      </p>
      <div className={listStyles.tree} lang={lang}>
        <SidebarOutline items={sidebars.docs.items} level={2} href={href} />
      </div>
    </main>
  );
}

type SidebarOutlineProps = {
  readonly items: readonly SidebarItem[];
  readonly level: 2 | 3 | 4;
  readonly href: (path: string) => string;
};

/** The sidebar as headings and lists: categories become sections, down to the fourth heading level. */
function SidebarOutline({ items, level, href }: SidebarOutlineProps) {
  const Heading = `h${level}` as const;
  const links = items.filter(isLink);
  const categories = items.filter(isCategory);
  return (
    <>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a href={href(link.path)}>
                <UnbrokenNames>{link.label}</UnbrokenNames>
              </a>
            </li>
          ))}
        </ul>
      )}
      {categories.map((category) => (
        <section key={category.label}>
          <Heading>
            <UnbrokenNames>{category.label}</UnbrokenNames>
          </Heading>
          <SidebarOutline items={category.items} level={level === 2 ? 3 : 4} href={href} />
        </section>
      ))}
    </>
  );
}
