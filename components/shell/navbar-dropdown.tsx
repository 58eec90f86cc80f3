import type { NavbarLink as NavbarLinkModel } from '@/lib/navigation/navbar';
import { NavbarLink } from '../islands.client';
import { ChevronIcon } from '../ui/icons';
import styles from './navbar-dropdown.module.css';

type NavbarDropdownProps = {
  readonly label: string;
  readonly links: readonly NavbarLinkModel[];
  readonly externalHint: string;
};

/** A group of links behind a summary; opens without scripts. */
export function NavbarDropdown({ label, links, externalHint }: NavbarDropdownProps) {
  return (
    <details className={styles.dropdown} name="navbar">
      <summary className={styles.summary}>
        {label}
        <ChevronIcon />
      </summary>
      <ul className={styles.menu}>
        {links.map((link) => (
          <li key={link.href}>
            <NavbarLink link={link} externalHint={externalHint} />
          </li>
        ))}
      </ul>
    </details>
  );
}
