import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import { CopyButton } from '../code/code-block';
import { AnchorLink } from '../ui/anchor-link';
import styles from './cstat-code-article.module.css';

/** The tax authority's own words, to compare with the message received and to copy. */
export function OfficialText({ text, messages }: { text: string; messages: Messages }) {
  return (
    <section className={styles.official} aria-labelledby="texto-oficial" data-copy-scope>
      <header>
        <h2 id="texto-oficial">
          {messages.cstat.officialText}{' '}
          <AnchorLink
            id="texto-oficial"
            label={fillMessage(messages.page.headingLink, { heading: messages.cstat.officialText })}
          />
        </h2>
        <CopyButton
          messages={{ ...messages.code, copyLabel: messages.cstat.copyText }}
          name={messages.cstat.officialText}
        />
      </header>
      <blockquote data-copy-source>{text}</blockquote>
    </section>
  );
}
