import { LONG_TOC } from '@/lib/page-scripts/toc-group';
import type { InlineText } from '@/lib/text/inline';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './toc.module.css';

export type TocEntry = { readonly id: string; readonly level: number; readonly text: InlineText };

type TocProps = {
  readonly title: string;
  readonly lang: string | undefined;
  readonly entries: readonly TocEntry[];
  /** Beside the text on wide windows, folded above it on the others, or one line that stays in view. */
  readonly shape: 'wide' | 'narrow' | 'line';
};

/**
 * Links to the page's headings. components/behaviours/use-toc.ts marks the one that is read. In a long list (`data-group`)
 * only the entries of the group that is read are shown below its first.
 */
export function Toc({ title, lang, entries, shape }: TocProps) {
  if (entries.length === 0) return null;
  const top = Math.min(...entries.map(({ level }) => level));
  let first = '';
  const items = entries.map(({ id, level, text }) => {
    if (level === top) first = id;
    const group = entries.length > LONG_TOC && level > top ? first : undefined;
    return (
      <li key={id} data-level={level} data-group={group} data-folded={group !== undefined || undefined}>
        <a href={`#${id}`}>
          {text.map((run) =>
            run.isCode ? (
              <code key={run.text}>{run.text}</code>
            ) : (
              <UnbrokenNames key={run.text}>{run.text}</UnbrokenNames>
            ),
          )}
        </a>
      </li>
    );
  });
  const list = (
    <ul className={styles.list} lang={lang}>
      {items}
    </ul>
  );
  if (shape === 'narrow') {
    return (
      <details className={styles.narrow} data-toc data-print="none">
        <summary>{title}</summary>
        {list}
      </details>
    );
  }
  return (
    <nav
      className={styles[shape]}
      aria-label={title}
      data-toc
      data-print="none"
      data-scrolls={shape === 'line' || undefined}
    >
      {shape === 'wide' && <p className={styles.title}>{title}</p>}
      {list}
    </nav>
  );
}
