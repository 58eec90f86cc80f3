import type { HttpMethod } from '@/lib/openapi/samples/sample-request';
import styles from './method-badge.module.css';

/** The HTTP method as text in a coloured frame: readable without colour. */
export function MethodBadge({ method }: { method: HttpMethod }) {
  return (
    <span className={styles.badge} data-method={method}>
      {method}
    </span>
  );
}
