import { shortenOfficialText } from '@/lib/cstat/cstat';
import type { Messages } from '@/lib/i18n/messages';
import type { CStatLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { SectionHeading } from '../reference/section-heading';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './link-cards.module.css';

type CStatLinksProps = {
  readonly id: string;
  readonly title: string;
  readonly links: readonly CStatLink[];
  readonly messages: Messages;
};

/** Other codes with their official texts and, where known, whether to send again. */
export function CStatLinks({ id, title, links, messages }: CStatLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} messages={messages} />
      <ul className={styles.cards}>
        {links.map(({ path, title: name, cstat: { text, explanation } }) => (
          <li key={path}>
            <a href={toHref(path)}>
              <b>
                <UnbrokenNames>{name}</UnbrokenNames>
              </b>
              <span>
                <UnbrokenNames>{shortenOfficialText(text)}</UnbrokenNames>
              </span>
              {explanation && <span className={styles.verdict}>{messages.verdicts[explanation.resend]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
