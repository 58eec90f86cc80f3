import type { ReactNode } from 'react';
import { ChevronIcon } from '../ui/icons';
import styles from './navbar-dropdown.module.css';

/** Where a group of links stands: floating below the bar, or folded among the links of the mobile menu. */
export type MenuShape = 'bar' | 'panel';

type NavbarMenuProps = {
  readonly shape: MenuShape;
  readonly label: ReactNode;
  /** Whether one of the links is the current one: the panel then opens by itself. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

/** A group of links behind a summary; opens without scripts. */
export function NavbarMenu({ shape, label, isCurrent = false, children }: NavbarMenuProps) {
  const summary = (
    <summary className={styles.summary} data-current={isCurrent ? '' : undefined}>
      {label}
      <ChevronIcon />
    </summary>
  );
  return shape === 'bar' ? (
    <details className={styles.dropdown} name="navbar">
      {summary}
      <ul className={styles.menu}>{children}</ul>
    </details>
  ) : (
    <details className={styles.folded} open={isCurrent}>
      {summary}
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
