import type { Messages } from '@/lib/i18n/messages';
import type { Operation } from '@/lib/openapi/operation';
import styles from './endpoint.module.css';
import { MethodBadge } from './method-badge';

/** Method, path, servers and authentication of an operation. */
export function Endpoint({ operation, messages }: { operation: Operation; messages: Messages['reference'] }) {
  return (
    <div className={styles.endpoint} data-copy-scope>
      <p className={styles.line}>
        <MethodBadge method={operation.method} />
        <code className={styles.path} translate="no" data-copy-source>
          {operation.path}
        </code>
        {operation.isDeprecated && <span className={styles.deprecated}>{messages.deprecated}</span>}
      </p>
      <dl className={styles.facts}>
        {operation.servers.map(({ url, description }) => (
          <div key={url}>
            <dt lang="pt-BR">{description}</dt>
            <dd>
              <code translate="no">{url}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>{messages.authentication}</dt>
          <dd>{operation.isAuthenticated ? messages.bearer : messages.noAuthentication}</dd>
        </div>
      </dl>
    </div>
  );
}
