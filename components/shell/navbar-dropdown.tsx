import type { NavbarHtml, NavbarLink as NavbarLinkModel } from '@/lib/navigation/navbar';
import { NavbarLink } from '../islands.client';
import { ChevronIcon } from '../ui/icons';
import styles from './navbar-dropdown.module.css';

type NavbarDropdownProps = {
  readonly label: string;
  readonly items: readonly (NavbarLinkModel | NavbarHtml)[];
  readonly externalHint: string;
};

/** A group of links behind a summary; opens without scripts. */
export function NavbarDropdown({ label, items, externalHint }: NavbarDropdownProps) {
  return (
    <details className={styles.dropdown} name="navbar">
      <summary className={styles.summary}>
        {label}
        <ChevronIcon />
      </summary>
      <ul className={styles.menu}>
        {items.map((item) =>
          item.kind === 'link' ? (
            <li key={item.href}>
              <NavbarLink link={item} externalHint={externalHint} />
            </li>
          ) : (
            <li key={item.html} dangerouslySetInnerHTML={{ __html: item.html }} />
          ),
        )}
      </ul>
    </details>
  );
}
