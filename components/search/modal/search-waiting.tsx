import { useLayoutEffect, useRef } from 'react';
import { SearchIcon } from '../../ui/icons';
import type { SearchSite } from '../search-site';
import type { ModalStart } from './modal-start';
import styles from './search-waiting.module.css';

type SearchWaitingProps = {
  readonly messages: SearchSite['messages'];
  readonly start: ModalStart;
  /** Whether the code of search did not arrive. */
  readonly hasFailed: boolean;
  /** What is in the box: the modal takes it over. */
  readonly onType: (text: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** The box that stands in for the modal until its code is there, and says so where it does not come. */
export function SearchWaiting({ messages, start, hasFailed, onType, onRetry, onClose }: SearchWaitingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box is there.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    if (box.current) {
      box.current.value = start.readTyped();
      box.current.focus();
      if (start.isSelected) box.current.select();
    }
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={messages.label}
      data-print="none"
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.head}>
        <SearchIcon />
        <input
          ref={box}
          type="search"
          aria-label={messages.label}
          placeholder={messages.placeholder}
          onChange={({ target }) => onType(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
        />
        <button type="button" aria-label={messages.close} onClick={onClose}>
          {messages.dismiss}
        </button>
      </div>
      <div className={styles.state}>
        {hasFailed ? (
          <div role="alert">
            <p className={styles.title}>{messages.failed}</p>
            <p>{messages.failedHint}</p>
            <button type="button" className={styles.retry} onClick={onRetry}>
              {messages.retry}
            </button>
          </div>
        ) : (
          <p role="status">{messages.loading}</p>
        )}
      </div>
    </dialog>
  );
}
