import { getSite } from '@/lib/pages/load-site.build';
import styles from './cstat-link.module.css';

export type CStatLinkProps = {
  /** Three or four digits. */
  readonly code: string;
  /** nfe, cte, mdfe, nfcom or gtin: the same number means different things in each. */
  readonly document?: string;
};

/** A status code with its official text on hover. */
export function CStatLink({ code, document = 'nfe' }: CStatLinkProps) {
  const cstat = getSite().cstats.get(`${document}/${code}`);
  if (!cstat) throw new Error(`<CStat code="${code}" document="${document}"> was not checked before rendering`);
  return (
    <abbr className={styles.code} title={cstat.text}>
      {code}
    </abbr>
  );
}
