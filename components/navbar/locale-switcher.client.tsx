'use client';
// An island because it links the page the reader is on, and the bar outlives page changes.
import { usePathname } from 'next/navigation';
import { basePath } from '@/lib/routes/base-path';
import { LanguageIcon } from '../ui/icons';
import linkStyles from './navbar-link.module.css';
import { type MenuShape, NavbarMenu } from './navbar-menu';

export type LocaleSwitcherProps = {
  readonly label: string;
  readonly current: string;
  readonly locales: readonly { readonly code: string; readonly label: string }[];
  readonly defaultLocale: string;
};

/**
 * Links to the same page under each locale, which always exists: every page is built in every locale. Each locale is
 * a document of its own, so the browser loads it whole.
 */
export function LocaleSwitcher({
  label,
  current,
  locales,
  defaultLocale,
  shape,
}: LocaleSwitcherProps & { shape: MenuShape }) {
  // Next renders the not-found page under a name of its own.
  const pathname = usePathname().replace(/^\/_not-found\/?$/, '/404/');
  const shared = current === defaultLocale ? pathname : pathname.slice(current.length + 1) || '/';
  const summary =
    shape === 'bar' ? (
      <>
        <LanguageIcon />
        <span className="visually-hidden">{`${label}: `}</span>
        {locales.find(({ code }) => code === current)?.label}
      </>
    ) : (
      label
    );
  return (
    <NavbarMenu shape={shape} label={summary}>
      {locales.map(({ code, label: name }) => (
        <li key={code}>
          <a
            className={linkStyles.link}
            href={`${basePath}${code === defaultLocale ? '' : `/${code}`}${shared}`}
            lang={code}
            hrefLang={code}
            aria-current={code === current ? 'true' : undefined}
            data-full-load
            data-keep-place={`${basePath}${code === defaultLocale ? '' : `/${code}`}/`}
          >
            {name}
          </a>
        </li>
      ))}
    </NavbarMenu>
  );
}
