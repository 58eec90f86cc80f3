import type { ServerView } from '@/lib/openapi/samples/environments';
import styles from './overview.module.css';
import { ServerEntries } from './server-entries';

/** The addresses of the API by environment. */
export function ApiServers({ servers, lang }: { servers: readonly ServerView[]; lang: string | undefined }) {
  return (
    <dl className={styles.servers}>
      <ServerEntries servers={servers} lang={lang} />
    </dl>
  );
}
