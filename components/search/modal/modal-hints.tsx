import { EnterIcon } from '../search-icons';
import type { SearchSite } from '../search-site';
import styles from './search-modal.module.css';

/** What the keys do. Decoration: screen readers say the same of every combobox. */
export function ModalHints({ messages }: { messages: SearchSite['messages'] }) {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>
          <EnterIcon />
        </kbd>
        {messages.select}
      </span>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {messages.move}
      </span>
      <span>
        <kbd>Ctrl</kbd>
        <kbd>
          <EnterIcon />
        </kbd>
        {messages.newTab}
      </span>
      <span>
        <kbd>Esc</kbd>
        {messages.dismiss}
      </span>
    </p>
  );
}
