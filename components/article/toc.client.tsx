'use client';
// An island because the entry of the section on screen is marked while the reader scrolls.
import { useEffect, useRef } from 'react';
import { showInside } from '@/lib/page-scripts/show-inside';
import { LONG_TOC } from '@/lib/page-scripts/toc-group';
import type { InlineText } from '@/lib/text/inline';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './toc.module.css';
import { useActiveHeading } from './use-active-heading';

export type TocEntry = { readonly id: string; readonly level: number; readonly text: InlineText };

type TocProps = {
  readonly title: string;
  readonly lang: string | undefined;
  readonly entries: readonly TocEntry[];
  /** Beside the text on wide windows, folded above it on the others, or one line that stays in view. */
  readonly shape: 'wide' | 'narrow' | 'line';
};

/** The entry of the highest level that each entry stands below, by id. */
function groupEntries(entries: readonly TocEntry[]): ReadonlyMap<string, string> {
  const top = Math.min(...entries.map(({ level }) => level));
  let group = '';
  return new Map(
    entries.map(({ id, level }) => {
      if (level === top) group = id;
      return [id, group];
    }),
  );
}

/** Links to the page's headings. */
export function Toc({ title, lang, entries, shape }: TocProps) {
  const active = useActiveHeading(entries.map(({ id }) => id));
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const current = box.current?.querySelector(`a[href="#${active}"]`);
    if (box.current && current) showInside(box.current, current);
  }, [active]);

  if (entries.length === 0) return null;
  const groups = groupEntries(entries);
  const activeGroup = groups.get(active ?? '');
  // In a long list only the entries of the group that is being read are shown below its first.
  const isFolded = (id: string) => entries.length > LONG_TOC && groups.get(id) !== id && groups.get(id) !== activeGroup;
  const list = (
    <ul className={styles.list} lang={lang}>
      {entries.map(({ id, level, text }) => (
        <li key={id} data-level={level} data-folded={isFolded(id) || undefined}>
          <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
            {text.map((run) =>
              run.isCode ? (
                <code key={run.text}>{run.text}</code>
              ) : (
                <UnbrokenNames key={run.text}>{run.text}</UnbrokenNames>
              ),
            )}
          </a>
        </li>
      ))}
    </ul>
  );
  if (shape === 'narrow') {
    return (
      <details className={styles.narrow} data-print="none">
        <summary>{title}</summary>
        {list}
      </details>
    );
  }
  return (
    <nav
      ref={box}
      className={styles[shape]}
      aria-label={title}
      data-print="none"
      data-scrolls={shape === 'line' || undefined}
    >
      {shape === 'wide' && <p className={styles.title}>{title}</p>}
      {list}
    </nav>
  );
}
