import type { ServerView } from '@/lib/openapi/samples/environments';
import styles from './overview.module.css';

/** The addresses of the API by environment. */
export function ApiServers({ servers, lang }: { servers: readonly ServerView[]; lang: string | undefined }) {
  return (
    <dl className={styles.servers}>
      {servers.map(({ url, description }) => (
        <div key={url}>
          <dt lang={lang}>{description}</dt>
          <dd>
            <code translate="no">{url}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
