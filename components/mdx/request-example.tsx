import type { Messages } from '@/lib/i18n/messages';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { findEnvironmentHelp } from '../code/environment-help';
import { Samples } from '../code/samples';
import { MethodBadge } from '../reference/method-badge';
import styles from './exchange.module.css';
import { OperationReference } from './operation-reference';

export type RequestExampleProps = {
  /** operationId in openapi.yaml. */
  readonly operation: string;
  /** Name of the request example; the first when absent. */
  readonly example?: string;
};

type BoundProps = RequestExampleProps & {
  readonly page: GuidePage;
  readonly operations: Site['operations'];
  readonly messages: Messages;
};

/** A request of openapi.yaml as code, in every sample language. */
export function RequestExample({ operation: id, example, page, operations, messages }: BoundProps) {
  const operation = operations.get(id);
  const named = operation?.requests.find((request) => request.example === example) ?? operation?.requests[0];
  if (!operation || !named) throw new Error(`${page.file}: <Request operation="${id}"> was not checked`);
  const link = page.operations.find((candidate) => candidate.operation.id === id);
  return (
    <div className={styles.exchange}>
      <p className={styles.line}>
        <MethodBadge method={operation.method} /> <code>{operation.path}</code>{' '}
        <OperationReference id={id} page={page} />
      </p>
      <Samples
        id={`requisicao-${operation.slug}${named.example === undefined ? '' : `-${named.example}`}`}
        requests={[named]}
        servers={operation.servers}
        environmentHelp={link && findEnvironmentHelp(link.path, operation)}
        messages={messages}
        lang={undefined}
      />
    </div>
  );
}
