import type { Messages } from '@/lib/i18n/messages';
import styles from './fold-buttons.module.css';

/** Opens or closes everything that is folded in the section around it (see use-fold-buttons). */
export function FoldButtons({ messages }: { messages: Messages['reference'] }) {
  return (
    <span className={styles.buttons} data-needs-script data-print="none">
      <button type="button" data-fold="open">
        {messages.openAll}
      </button>
      <button type="button" data-fold="close">
        {messages.closeAll}
      </button>
    </span>
  );
}
