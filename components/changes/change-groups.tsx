import { Fragment, type ReactNode } from 'react';
import { type GroupTitles, groupChanges } from '@/lib/pages/group-changes';

type ChangeGroupsProps<Change> = {
  readonly changes: readonly Change[];
  readonly titles: GroupTitles;
  readonly show: (change: Change) => ReactNode;
};

/** Changes as lists below the titles of their groups, each change with its anchor. */
export function ChangeGroups<Change extends { readonly anchor: string; readonly isBreaking: boolean }>({
  changes,
  titles,
  show,
}: ChangeGroupsProps<Change>) {
  return groupChanges(changes, titles).map((group) => (
    <Fragment key={group.title}>
      <h3>{group.title}</h3>
      <ul>
        {group.changes.map((change) => (
          <li key={change.anchor} id={change.anchor}>
            {show(change)}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
