'use client';
// An island because the bar outlives page changes and has to mark the current section.
import { usePathname } from 'next/navigation';
import type { NavbarLink as NavbarLinkModel } from '@/lib/navigation/navbar';
import { basePath } from '@/lib/routes/base-path';
import { ExternalIcon } from '../ui/icons';
import styles from './navbar-link.module.css';

/** One link of the navigation bar. */
export function NavbarLink({ link, externalHint }: { link: NavbarLinkModel; externalHint: string }) {
  const pathname = usePathname();
  if (link.isExternal) {
    return (
      <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer">
        {link.label}
        <ExternalIcon />
        <span className="visually-hidden"> ({externalHint})</span>
      </a>
    );
  }
  const isCurrent = link.activePrefix !== undefined && pathname.startsWith(link.activePrefix);
  return (
    <a className={styles.link} href={`${basePath}${link.href}`} aria-current={isCurrent ? 'true' : undefined}>
      {link.label}
    </a>
  );
}
