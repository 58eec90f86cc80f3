import type { Messages } from '@/lib/i18n/messages';
import { describeHistory } from '@/lib/openapi/changes/change-words';
import type { Operation } from '@/lib/openapi/operation';
import type { PageLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { CopyButton } from '../code/code-block';
import styles from './endpoint.module.css';
import { MethodBadge } from './method-badge';
import { ServerEntries } from './server-entries';

type EndpointProps = {
  readonly operation: Operation;
  readonly messages: Messages;
  /** The page that explains authentication. */
  readonly overview: PageLink;
  /** Language of the API's texts where it is not the page's. */
  readonly lang: string | undefined;
};

/** Method, path, servers and authentication of an operation. */
export function Endpoint({ operation, messages, overview, lang }: EndpointProps) {
  return (
    <div className={styles.endpoint} data-copy-scope>
      <p className={styles.line}>
        <MethodBadge method={operation.method} />
        <code className={styles.path} translate="no" data-copy-source>
          {operation.path}
        </code>
        {operation.isDeprecated && <span className={styles.deprecated}>{messages.reference.deprecated}</span>}
        {describeHistory(operation.history, messages.reference).map((text) => (
          <span key={text}>{text}</span>
        ))}
        <CopyButton messages={{ ...messages.code, copyLabel: messages.reference.copyPath }} name={operation.path} />
      </p>
      <dl className={styles.facts}>
        <ServerEntries servers={operation.servers} lang={lang} />
        <div>
          <dt>{messages.reference.authentication}</dt>
          <dd>
            {operation.isAuthenticated ? (
              <a href={`${toHref(overview.path)}#autenticacao`}>{messages.reference.bearer}</a>
            ) : (
              messages.reference.noAuthentication
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
