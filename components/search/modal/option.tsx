import type { ReactNode } from 'react';
import { isPlainClick } from '../../behaviours/plain-click';
import { EnterIcon } from '../search-icons';
import styles from './option-list.module.css';

type OptionProps = {
  readonly id: string;
  readonly href: string;
  readonly isExternal?: boolean;
  /** Centred and without sign for Enter: the way to all results. */
  readonly isPlain?: boolean;
  /** Whether Enter opens it. */
  readonly isActive: boolean;
  readonly setActive: (id: string) => void;
  /** The reader opens it here; in another tab or window they stay in search. */
  readonly onGo: () => void;
  readonly children: ReactNode;
};

/** A link as an option of the box: the pointer makes it active, a click follows it as any link of the site. */
export function Option({ id, href, isExternal, isPlain, isActive, setActive, onGo, children }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      data-full-load={isExternal ? '' : undefined}
      className={styles.option}
      data-plain={isPlain ? '' : undefined}
      onPointerMove={() => setActive(id)}
      onClick={(event) => isPlainClick(event) && onGo()}
    >
      {children}
      {isActive && !isPlain && (
        <span className={styles.enter}>
          <EnterIcon />
        </span>
      )}
    </a>
  );
}
