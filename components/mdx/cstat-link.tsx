import { toCStatAddress } from '@/lib/cstat/address';
import { getSite } from '@/lib/pages/load-site.build';
import type { GuidePage } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import styles from './cstat-link.module.css';

export type CStatLinkProps = {
  /** Three or four digits. */
  readonly code: string;
  /** nfe, cte, mdfe, nfcom or gtin: the same number means different things in each. */
  readonly document?: string;
};

/** A status code that leads to its entry in the knowledge base, with its official text on hover. */
export function CStatLink({ code, document = 'nfe', page }: CStatLinkProps & { page: GuidePage }) {
  const cstat = getSite().cstats.get(`${document}/${code}`);
  if (!cstat) throw new Error(`<CStat code="${code}" document="${document}"> was not checked before rendering`);
  return (
    <a className={styles.code} href={toHref(withLocale(page.locale, toCStatAddress(cstat)))} title={cstat.text}>
      {code}
    </a>
  );
}
