import type { Messages } from '@/lib/i18n/messages';
import type { ChangeEntry, PageLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { listChangeFacts } from '@/lib/rules/change-words';
import { createHeading } from '../mdx/heading';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './changes.module.css';

type ChangeDetailsProps = { readonly entry: ChangeEntry; readonly messages: Messages };

/** One change: dates, documents, what it does, what to do about it, and how sure that is. */
export function ChangeDetails({ entry, messages }: ChangeDetailsProps) {
  const { anchor, change, text, action, doubt, guides, codes, fields } = entry;
  const texts = messages.changes;
  const H4 = createHeading(4, messages.page.headingLink);
  return (
    <section aria-labelledby={anchor} className={styles.change}>
      <H4 id={anchor}>
        <UnbrokenNames>{change.title}</UnbrokenNames>
      </H4>
      <dl className={styles.facts}>
        {listChangeFacts(change, texts).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.text}</dt>
          <dd dangerouslySetInnerHTML={{ __html: text.html }} />
        </div>
        <div>
          <dt>{texts.action}</dt>
          <dd dangerouslySetInnerHTML={{ __html: action.html }} />
        </div>
        <LinkFact label={texts.guides} links={guides} />
        <LinkFact label={texts.codes} links={codes} />
        <LinkFact label={texts.fields} links={fields} />
        <div>
          <dt>{texts.source}</dt>
          <dd>
            {texts[change.confidence]}
            {doubt && (
              <>
                . <span dangerouslySetInnerHTML={{ __html: doubt.html }} />
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function LinkFact({ label, links }: { readonly label: string; readonly links: readonly PageLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {links.map(({ title, path }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={toHref(path)}>
              <UnbrokenNames>{title}</UnbrokenNames>
            </a>
          </span>
        ))}
      </dd>
    </div>
  );
}
