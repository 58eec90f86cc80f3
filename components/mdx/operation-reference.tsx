import type { ReactNode } from 'react';
import { findVersion } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/load-site.build';
import type { GuidePage } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { apiPath } from '@/lib/routes/page-address';

export type OperationReferenceProps = {
  /** operationId in openapi.yaml. */
  readonly id: string;
  /** Text of the link; the operation's title when absent. */
  readonly children?: ReactNode;
};

/** A link to an operation that cannot go stale: an unknown id stops the build. */
export function OperationReference({ id, children, page }: OperationReferenceProps & { page: GuidePage }) {
  const site = getSite();
  const operation = site.operations.get(id);
  if (!operation) throw new Error(`${page.file}: <Operation id="${id}"> was not checked before rendering`);
  const { version } = findVersion(site, page.version);
  return (
    <a href={toHref(withLocale(page.locale, apiPath(version.path, operation.slug)))}>{children ?? operation.title}</a>
  );
}
