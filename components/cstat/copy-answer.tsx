import { formatCStatName, type ResendVerdict } from '@/lib/cstat/cstat';
import type { Messages } from '@/lib/i18n/messages';
import type { CStatCodePage } from '@/lib/pages/page';
import { toAbsoluteUrl } from '@/lib/routes/locale-address';
import { toPlainText } from '@/lib/text/plain-text';
import { CopyButton } from '../code/code-block';
import styles from './resend-verdict.module.css';

type CopyAnswerProps = {
  readonly page: CStatCodePage;
  readonly verdict: ResendVerdict;
  readonly messages: Messages;
};

/** What support staff send to customers: the page's address, or the whole answer as text with the address below it. */
export function CopyAnswer({ page, verdict, messages }: CopyAnswerProps) {
  const { code } = messages;
  const url = toAbsoluteUrl(page.path);
  const name = formatCStatName(page.cstat);
  const steps = page.fix.map((step, index) => `${index + 1}. ${toPlainText(step)}`);
  const answer = [
    page.title,
    `${messages.cstat.resend} ${messages.verdicts[verdict]}. ${messages.verdictHints[verdict]}`,
    `${messages.cstat.cause}: ${toPlainText(page.cause)}`,
    [`${messages.cstat.next}:`, ...steps].join('\n'),
    url,
  ].join('\n\n');
  return (
    <div className={styles.copies}>
      <span data-copy-scope>
        <CopyButton messages={{ ...code, copy: messages.cstat.copyLink, copyLabel: url }} name={name} />
        <span hidden data-copy-source>
          {url}
        </span>
      </span>
      <span data-copy-scope>
        <CopyButton
          messages={{ ...code, copy: messages.cstat.copyAnswer, copyLabel: messages.cstat.copyAnswerHint }}
          name={name}
        />
        <span hidden data-copy-source>
          {answer}
        </span>
      </span>
    </div>
  );
}
