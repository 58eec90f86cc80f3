'use client';
// An island because it links the page the reader is on, and the bar outlives page changes.
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { basePath } from '@/lib/routes/base-path';
import { ChevronIcon, LanguageIcon } from '../ui/icons';
import styles from './navbar-dropdown.module.css';
import linkStyles from './navbar-link.module.css';

type LocaleSwitcherProps = {
  readonly label: string;
  readonly current: string;
  readonly locales: readonly { readonly code: string; readonly label: string }[];
  readonly defaultLocale: string;
};

/** Links to the same page under each locale. Each locale is a document of its own, so the browser loads it whole. */
export function LocaleSwitcher({ label, current, locales, defaultLocale }: LocaleSwitcherProps) {
  // Next renders the not-found page under a name of its own.
  const pathname = usePathname().replace(/^\/_not-found\/?$/, '/404/');
  const shared = current === defaultLocale ? pathname : pathname.slice(current.length + 1) || '/';
  return (
    <details className={styles.dropdown} name="navbar">
      <summary className={styles.summary}>
        <LanguageIcon />
        <span className="visually-hidden">{label}: </span>
        {locales.find(({ code }) => code === current)?.label}
        <ChevronIcon />
      </summary>
      <ul className={styles.menu}>
        {locales.map(({ code, label: name }) => (
          <li key={code}>
            <a
              className={linkStyles.link}
              href={`${basePath}${code === defaultLocale ? '' : `/${code}`}${shared}`}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              data-full-load
              onClick={keepPlace}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Takes the query and the heading the reader is at along to the other locale. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
  currentTarget.hash = window.location.hash;
}
