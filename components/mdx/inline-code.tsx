import type { ComponentProps } from 'react';
import { isAccessKey } from '@/lib/fiscal/key-form';
import type { GuidePage } from '@/lib/pages/page';
import { getToolPath } from '@/lib/pages/tools';
import { formatKeyHash } from '@/lib/routes/key-hash';
import { toHref, withLocale } from '@/lib/routes/locale-address';

type InlineCodeProps = ComponentProps<'code'> & { readonly page: GuidePage };

/** Code inside a sentence. A right access key leads to its explanation in the inspector. */
export function InlineCode({ page, ...props }: InlineCodeProps) {
  const { children } = props;
  if (typeof children !== 'string' || !isAccessKey(children)) return <code {...props} />;
  const inspector = toHref(withLocale(page.locale, getToolPath('accessKey')));
  return (
    <a href={inspector + formatKeyHash(children)}>
      <code {...props} />
    </a>
  );
}
