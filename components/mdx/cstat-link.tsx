import { toCStatAddress } from '@/lib/cstat/address';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import styles from './cstat-link.module.css';

export type CStatLinkProps = {
  /** Three or four digits. */
  readonly code: string;
  /** nfe, cte, mdfe, nfcom or gtin: the same number means different things in each. */
  readonly document?: string;
};

type BoundProps = CStatLinkProps & { readonly page: GuidePage; readonly cstats: Site['cstats'] };

/** A status code that leads to its entry in the knowledge base, with its official text on hover. */
export function CStatLink({ code, document = 'nfe', page, cstats }: BoundProps) {
  const cstat = cstats.get(`${document}/${code}`);
  if (!cstat) throw new Error(`<CStat code="${code}" document="${document}"> was not checked before rendering`);
  return (
    <a className={styles.code} href={toHref(withLocale(page.locale, toCStatAddress(cstat)))} title={cstat.text}>
      {code}
    </a>
  );
}
