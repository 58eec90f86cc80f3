'use client';
// An island because only the browser knows which unknown address the host answered with this page.
import { useEffect, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { basePath } from '@/lib/routes/base-path';
import { API_DOWNLOADS } from '@/lib/routes/download-address';
import { findNearestPages, type ListedPage, readListedPages } from '@/lib/routes/nearest-pages';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './message-page.module.css';

type NearestPagesProps = {
  readonly messages: Messages['notFound'];
  /** Address prefix of the locale, without a final slash. */
  readonly prefix: string;
  /** Language of the titles, where it is not the page's. */
  readonly lang: string | undefined;
};

/** Pages whose addresses are most like the one that does not exist. */
export function NearestPages({ messages, prefix, lang }: NearestPagesProps) {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    fetch(basePath + API_DOWNLOADS.llmsTxt, { signal: controller.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((list) => {
        const asked = readPath().slice((basePath + prefix).length);
        setPages(findNearestPages(asked, readListedPages(list, basePath)));
      })
      // Without the list the page says what it said before.
      .catch(() => undefined);
    return () => controller.abort();
  }, [prefix]);

  if (pages.length === 0) return null;
  return (
    <nav className={styles.nearest} aria-label={messages.nearest}>
      <p>{messages.nearest}</p>
      <ul lang={lang}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a href={basePath + prefix + path}>
              <UnbrokenNames>{title}</UnbrokenNames> <small>{path}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The path as it is written for readers; as it is where a stray percent sign makes it no such thing. */
function readPath(): string {
  const { pathname } = window.location;
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
