import type { Messages } from '@/lib/i18n/messages';
import type { ProblemView } from '@/lib/openapi/operation';
import styles from './problem-action-badge.module.css';

type ProblemActionBadgeProps = {
  readonly action: ProblemView['action'];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Whether to send a failed request again, in words. */
export function ProblemActionBadge({ action, messages, lang }: ProblemActionBadgeProps) {
  return (
    <span className={styles.action} lang={lang}>
      {messages.actions[action]}
    </span>
  );
}
