import { shortenMethod } from '@/lib/openapi/shorten-method';
import type { HitView } from '@/lib/search/view/hit-view';
import styles from './hit.module.css';
import { DocumentIcon, HashIcon } from './search-icons';

/** What stands before a result: its HTTP method, its status code, or a sign for page or section. */
export function HitLead({ hit: { method, code, isSection } }: { hit: HitView }) {
  if (code !== undefined) return <span className={styles.code}>{code}</span>;
  if (method !== undefined && !isSection) {
    return (
      <span className={styles.method} data-method={method}>
        {shortenMethod(method)}
      </span>
    );
  }
  return <span className={styles.sign}>{isSection ? <HashIcon /> : <DocumentIcon />}</span>;
}
