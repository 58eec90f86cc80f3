import type { PageLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import styles from './reference.module.css';

type GuideListProps = {
  readonly guides: readonly PageLink[];
  readonly title: string;
  readonly lang: string | undefined;
};

/** Guides that use an operation. */
export function GuideList({ guides, title, lang }: GuideListProps) {
  if (guides.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="guias">
      <h2 id="guias">{title}</h2>
      <div lang={lang} className="prose">
        <ul>
          {guides.map((guide) => (
            <li key={guide.path}>
              <a href={toHref(guide.path)}>{guide.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
