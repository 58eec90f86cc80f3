import type { ReactNode } from 'react';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './article.module.css';

type ArticleHeaderProps = {
  readonly title: string;
  /** What the page is about, in a sentence or two. */
  readonly lead: ReactNode;
  /** Language of title and lead, where it is not the one around them. */
  readonly lang?: string | undefined;
  readonly children?: ReactNode;
};

/** The head of an article: its title, its lead and what one may do with the page. */
export function ArticleHeader({ title, lead, lang, children }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 lang={lang}>
        <UnbrokenNames>{title}</UnbrokenNames>
      </h1>
      <p className={styles.lead} lang={lang}>
        {lead}
      </p>
      {children}
    </header>
  );
}
