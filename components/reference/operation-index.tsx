import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { OverviewPage } from '@/lib/pages/page';
import { OperationList } from '../article/operation-list';
import { OperationFilter } from '../rare-islands.client';
import styles from './overview.module.css';

const LIST = 'lista-de-operacoes';

type OperationIndexProps = {
  readonly page: OverviewPage;
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Every operation by group, searchable in place; without scripts the full list. */
export function OperationIndex({ page: { api, operations }, messages, lang }: OperationIndexProps) {
  return (
    <>
      <OperationFilter listId={LIST} total={operations.length} texts={messages.operationFilter} />
      <div id={LIST}>
        {api.groups.map((group) => (
          <div key={group.anchor} id={`grupo-${group.anchor}`} className={styles.group}>
            <OperationList
              title={group.name}
              level={3}
              anchor={{
                id: `grupo-${group.anchor}`,
                label: fillMessage(messages.page.headingLink, { heading: group.name }),
              }}
              description={group.description}
              operations={operations.filter(({ operation }) => operation.tag === group.name)}
              lang={lang}
              showsSummary
              more={messages.reference.moreOperations}
            />
          </div>
        ))}
      </div>
    </>
  );
}
