import { useLayoutEffect, useRef } from 'react';
import { SearchIcon } from '../../ui/icons';
import type { SearchSite } from '../search-site';
import styles from './search-box.module.css';

type SearchWaitingProps = {
  readonly messages: SearchSite['messages'];
  /** Whether the text it opens with is selected, so that typing replaces it. */
  readonly isSelected: boolean;
  /** Whether the code of search did not arrive. */
  readonly hasFailed: boolean;
  /** What is in the box: the modal takes it over. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** The box that stands in for the modal until its code is there, and says so where it does not come. */
export function SearchWaiting({ messages, text, isSelected, hasFailed, ...rest }: SearchWaitingProps) {
  const { onType, onRetry, onClose } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box is there.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    box.current?.focus();
    if (isSelected) box.current?.select();
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
          value={text}
          onChange={({ target }) => onType(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
        />
        <button type="button" aria-label={messages.close} onClick={() => onClose()}>
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
