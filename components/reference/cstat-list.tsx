import type { CStat } from '@/lib/cstat/load-cstat.build';
import listStyles from './cstat-list.module.css';
import styles from './reference.module.css';

type CStatListProps = { readonly cstats: readonly CStat[]; readonly title: string; readonly lang: string | undefined };

/** Status codes an operation may bring, with cause and remedy where the knowledge base has them. */
export function CStatList({ cstats, title, lang }: CStatListProps) {
  if (cstats.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cstat">
      <h2 id="cstat">{title}</h2>
      <ul className={listStyles.list} lang={lang}>
        {cstats.map(({ document, code, text, cause, fix }) => (
          <li key={`${document}/${code}`} id={`cstat.${document}.${code}`}>
            <p>
              <code>{code}</code> <b>{text}</b> <span className={listStyles.document}>{document}</span>
            </p>
            {cause && <p>{cause}</p>}
            {fix && <p>{fix}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
