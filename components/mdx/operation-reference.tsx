import type { ReactNode } from 'react';
import type { GuidePage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { UnbrokenNames } from '../ui/unbroken-names';

export type OperationReferenceProps = {
  /** operationId in openapi.yaml. */
  readonly id: string;
  /** Text of the link; the operation's title when absent. */
  readonly children?: ReactNode;
};

/** A link to an operation that cannot go stale: an unknown id stops the build. */
export function OperationReference({ id, children, page }: OperationReferenceProps & { page: GuidePage }) {
  const link = page.operations.find(({ operation }) => operation.id === id);
  if (!link) throw new Error(`${page.file}: <Operation id="${id}"> was not checked before rendering`);
  return <a href={toHref(link.path)}>{children ?? <UnbrokenNames>{link.title}</UnbrokenNames>}</a>;
}
