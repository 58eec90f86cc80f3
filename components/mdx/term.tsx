import { type ReactNode, useId } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { getLastVersion } from '@/lib/pages/find-version';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { docsPath } from '@/lib/routes/page-address';
import styles from './term.module.css';

export type TermProps = {
  /** Key of the term in content/glossary.yaml. */
  readonly id: string;
  /** Text to show; the term's name when absent. */
  readonly children?: ReactNode;
};

type Context = { readonly page: GuidePage; readonly site: Site; readonly messages: Messages['mdx'] };

/**
 * A term whose meaning opens in place: on a click, a tap or Enter by the browser itself, and while the pointer rests
 * on it where scripts run.
 */
export function Term({ id, children, page, site, messages }: TermProps & Context) {
  const popover = useId();
  const term = site.glossary.terms[id];
  if (!term) throw new Error(`${page.file}: <Term id="${id}"> was not checked before rendering`);
  const { version } = getLastVersion(site);
  const path = withLocale(page.locale, docsPath(version.path, term.guide));
  return (
    <span className={styles.term}>
      <button type="button" className={styles.button} popoverTarget={popover} data-term>
        {children ?? term.name}
      </button>
      <span id={popover} className={styles.meaning} popover="auto" role="note">
        <b>{term.name}</b> {term.meaning}{' '}
        <a href={toHref(path) + (term.anchor === undefined ? '' : `#${term.anchor}`)}>{messages.more}</a>
      </span>
    </span>
  );
}
