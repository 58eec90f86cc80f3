import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import type { SearchSite } from '../search-site';
import type { SiteSearch } from '../use-site-search';
import type { ModalStart } from './modal-start';
import boxStyles from './search-box.module.css';
import styles from './search-modal.module.css';
import { OPTIONS_ID, type useOptions } from './use-options';

type ModalBoxProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly site: SearchSite;
  readonly search: SiteSearch;
  readonly start: ModalStart;
  readonly options: ReturnType<typeof useOptions>;
  readonly isExpanded: boolean;
  /** The whole of what was pasted in place of all that was there. */
  readonly onPaste: (text: string | undefined) => void;
  readonly onClose: () => void;
};

/** The box one types into; the focus stays here while arrow keys move through the options. */
export function ModalBox({ ref, site, search, start, options, isExpanded, onPaste, onClose }: ModalBoxProps) {
  const { messages } = site;
  // Before the browser hands out the next key: it goes into the box, after those that were kept for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box is there.
  useLayoutEffect(() => {
    const typed = start.takeTyped();
    if (typed !== start.text) search.change(typed);
    // Where the content came after its dialog had opened, the dialog itself has the focus.
    ref.current?.focus();
  }, []);
  useEffect(() => {
    // Not what was typed meanwhile.
    if (start.isSelected && ref.current?.value === start.text) ref.current.select();
  }, [ref, start]);
  return (
    <div className={`${boxStyles.head} ${styles.head}`} data-busy={search.isSlow ? '' : undefined}>
      <SearchIcon />
      <input
        ref={ref}
        className={styles.input}
        type="search"
        role="combobox"
        aria-label={messages.label}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? OPTIONS_ID : undefined}
        aria-activedescendant={options.active}
        placeholder={messages.placeholder}
        value={search.text}
        onChange={({ target }) => search.change(target.value)}
        onPaste={({ clipboardData, currentTarget: { selectionStart, selectionEnd, value } }) => {
          const replacesAll = selectionStart === 0 && selectionEnd === value.length;
          onPaste(replacesAll ? clipboardData.getData('text') : undefined);
        }}
        onKeyDown={(event) => {
          // A search field would only be emptied by its first Escape.
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            onClose();
          } else options.handleKey(event);
        }}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        enterKeyHint="go"
        spellCheck={false}
        translate="no"
      />
      {search.text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={messages.clear}
          onClick={() => {
            search.change('');
            ref.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
        <span className={styles.escape} />
        <span className={styles.dismiss}>{messages.dismiss}</span>
      </button>
    </div>
  );
}
