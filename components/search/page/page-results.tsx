import type { HitGroup } from '@/lib/search/view/hit-view';
import { isPlainClick } from '../../behaviours/plain-click';
import { UnbrokenNames } from '../../ui/unbroken-names';
import hitStyles from '../hit.module.css';
import { HitLead } from '../hit-lead';
import { MarkedText } from '../marked-text';
import styles from '../search.module.css';
import type { SearchSite } from '../search-site';
import type { useRecognised } from '../use-recognised';

/** The results of the search page: a card for each group, with a link for each page or section found in it. */
export function PageResults({ groups, lang }: { groups: readonly HitGroup[]; lang: string | undefined }) {
  return (
    <ol className={styles.groups} lang={lang}>
      {groups.map(({ page, category, pageTitle, hits }) => (
        <li key={page} className={styles.group}>
          <p className={styles.trail}>
            <UnbrokenNames>{category}</UnbrokenNames>
            {hits[0]?.isSection && (
              <>
                {category && ' › '}
                <MarkedText parts={pageTitle} />
              </>
            )}
          </p>
          {hits.map((hit) => (
            <a key={hit.id} href={hit.address.href} data-full-load={hit.address.isExternal ? '' : undefined}>
              <HitLead hit={hit} />
              <span className={styles.text}>
                <b>
                  <MarkedText parts={hit.title} />
                </b>
                {(hit.excerpt.length > 0 || hit.awaitsExcerpt) && (
                  <span>
                    <MarkedText parts={hit.excerpt} />
                  </span>
                )}
              </span>
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
}

type RecognisedLinksProps = {
  readonly recognised: NonNullable<ReturnType<typeof useRecognised>>;
  readonly site: SearchSite;
  readonly onHandOver: () => void;
};

/** Where a pasted answer or key leads, before any result. */
export function RecognisedLinks({ recognised, site, onHandOver }: RecognisedLinksProps) {
  const { messages, lang } = site;
  return (
    <section className={`${styles.group} ${styles.pasted}`} aria-label={messages.pasted}>
      <p className={styles.trail}>{messages.pasted}</p>
      {recognised.options.map(({ id, href, title, detail, code, takesText }) => (
        <a key={id} href={href} onClick={(event) => takesText && isPlainClick(event) && onHandOver()}>
          {code !== undefined && <span className={hitStyles.code}>{code}</span>}
          <span className={styles.text}>
            <b>
              <UnbrokenNames>{title}</UnbrokenNames>
            </b>
            {detail && (
              <span lang={lang} translate="no">
                {detail}
              </span>
            )}
          </span>
        </a>
      ))}
      <p className={styles.trail}>{recognised.isLoading ? messages.pastedLoading : messages.private}</p>
    </section>
  );
}
