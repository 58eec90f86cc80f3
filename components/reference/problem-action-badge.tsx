import type { Messages } from '@/lib/i18n/messages';
import type { ProblemView } from '@/lib/openapi/operation';
import styles from './problem-action-badge.module.css';

type ProblemActionBadgeProps = { readonly action: ProblemView['action']; readonly messages: Messages };

/** Whether to send a failed request again, in words. */
export function ProblemActionBadge({ action, messages }: ProblemActionBadgeProps) {
  return <span className={styles.action}>{messages.actions[action]}</span>;
}
