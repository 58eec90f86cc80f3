import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { CStatCodePage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { formatDate } from '@/lib/text/format-date';
import { AnchorLink } from '../ui/anchor-link';
import { UnbrokenNames } from '../ui/unbroken-names';

type CStatChangesProps = { readonly page: CStatCodePage; readonly messages: Messages };

/** Notes of the tax authority that change something about the code, each with its date. */
export function CStatChanges({ page, messages }: CStatChangesProps) {
  const texts = messages.changes;
  if (page.changes.length === 0) return null;
  return (
    <section className="prose" aria-labelledby="mudancas">
      <h2 id="mudancas">
        {texts.touching}{' '}
        <AnchorLink id="mudancas" label={fillMessage(messages.page.headingLink, { heading: texts.touching })} />
      </h2>
      <ul>
        {page.changes.map(({ title, path, noteId, production }) => (
          <li key={path}>
            {production === undefined ? texts.noDate : <time dateTime={production}>{formatDate(production)}</time>}:{' '}
            <a href={toHref(path)}>
              <UnbrokenNames>{title}</UnbrokenNames> ({noteId})
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
