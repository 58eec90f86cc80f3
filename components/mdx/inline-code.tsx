import type { ComponentProps } from 'react';
import { isAccessKey } from '@/lib/fiscal/key-form';
import { CLASS_TRIB_SLUG, toClassTribAnchor } from '@/lib/ibs-cbs/class-trib';
import type { GuidePage } from '@/lib/pages/page';
import { getToolPath } from '@/lib/pages/tools';
import { formatKeyHash } from '@/lib/routes/key-hash';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { docsPath } from '@/lib/routes/page-address';

type InlineCodeProps = ComponentProps<'code'> & {
  readonly page: GuidePage;
  /** The codes of the table of cClassTrib; none where the site has no table. */
  readonly classTribs: ReadonlySet<string>;
};

/** Code inside a sentence. A right access key leads to its explanation in the inspector, a cClassTrib to the table. */
export function InlineCode({ page, classTribs, ...props }: InlineCodeProps) {
  const { children } = props;
  const path = typeof children === 'string' ? findPath(children, classTribs) : undefined;
  if (path === undefined) return <code {...props} />;
  return (
    <a href={toHref(withLocale(page.locale, path))}>
      <code {...props} />
    </a>
  );
}

function findPath(text: string, classTribs: ReadonlySet<string>): string | undefined {
  if (isAccessKey(text)) return getToolPath('accessKey') + formatKeyHash(text);
  return classTribs.has(text) ? `${docsPath('', CLASS_TRIB_SLUG)}#${toClassTribAnchor(text)}` : undefined;
}
