import type { CStatLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import styles from './link-cards.module.css';

type CStatLinksProps = { readonly id: string; readonly title: string; readonly links: readonly CStatLink[] };

/** Other codes with their official texts. */
export function CStatLinks({ id, title, links }: CStatLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={toHref(link.path)}>
              <b>{link.title}</b>
              <span>{link.cstat.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
