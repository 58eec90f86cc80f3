import type { HttpMethod } from '@/lib/openapi/samples/sample-request';
import { shortenMethod } from '@/lib/openapi/shorten-method';
import styles from './method-badge.module.css';

/** The HTTP method as text in a coloured frame: readable without colour. */
export function MethodBadge({ method, size = 'normal' }: { method: HttpMethod; size?: 'normal' | 'small' }) {
  return (
    <span className={styles.badge} data-method={method} data-size={size}>
      {size === 'small' ? shortenMethod(method) : method}
    </span>
  );
}
