import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { Page } from '@/lib/pages/page';
import { type Alias, splitPermalink, toPermalink } from '@/lib/permalinks/alias';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import styles from './article.module.css';

type MovedAnchorsProps = {
  readonly page: Page;
  readonly context: LocaleContext;
  readonly aliases: readonly Alias[];
};

/**
 * Places that a page had and that moved, each as a link with its old id. Whoever comes to one is led on by a script
 * (useHashTarget); without scripts the link itself is shown.
 */
export function MovedAnchors({ page, context: { locale, messages }, aliases }: MovedAnchorsProps) {
  const moved = aliases.filter(({ from }) => from.startsWith(`${page.sharedPath}#`));
  if (moved.length === 0) return null;
  return moved.map(({ from, to }) => {
    const { page: targetPage, anchor } = splitPermalink(to);
    // Without a path the address keeps the query, and the page stays.
    const path = targetPage === page.sharedPath ? '' : toHref(withLocale(locale, targetPage));
    const address = toPermalink(path, anchor);
    return (
      <a key={from} id={splitPermalink(from).anchor} href={address} className={styles.moved} data-moved={address}>
        {messages.redirect.title}: <span lang={contentLang(locale)}>{address}</span>
      </a>
    );
  });
}
