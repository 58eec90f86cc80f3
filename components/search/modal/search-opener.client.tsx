'use client';
// An island because search opens by keys on every page. The modal itself is fetched when the reader comes near it.
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../ui/icons';
import type { SearchSite } from '../search-site';
import type { ModalStart } from './modal-start';
import type { SearchModal } from './search-modal.client';
import styles from './search-opener.module.css';

/** Characters of selected text that become the query. */
const LONGEST_SELECTION = 64;

/** A modal that was asked for. */
type Opening = {
  /** Its text, with the letters typed since. */
  typed: string;
  /** Whether the box is there and has taken the text. */
  isTaken: boolean;
  /** Path of the page it was opened on. */
  readonly path: string;
};

type Modal = typeof SearchModal;
let modal: Promise<Modal> | undefined;

/** Fetches the modal's code and styles once; after a failure the next call tries again. */
function loadModal(): Promise<Modal> {
  modal ??= import('../search-islands.client').then(
    (module) => module.SearchModal,
    (error: unknown) => {
      modal = undefined;
      throw error;
    },
  );
  return modal;
}

/** Starts the engine beside the modal, not after it: the line is what the first result waits for. */
async function warmEngine({ hosted, indexAddresses }: SearchSite): Promise<void> {
  if (hosted) return;
  const { warmEmbeddedSearch } = await import('../engine/embedded-client');
  warmEmbeddedSearch(indexAddresses);
}

/** What points at search asks for its code; a failure is told when the reader opens it. */
const prepare = () => void loadModal().catch(() => undefined);

/** The way into search from any page: a link to the search page that opens the modal once scripts are there. */
export function SearchOpener({ site }: { site: SearchSite }) {
  const { messages, hrefs } = site;
  const [keys, setKeys] = useState<string>();
  const [Modal, setModal] = useState<{ readonly component: Modal }>();
  const [start, setStart] = useState<ModalStart>();
  // Read by keys that come faster than React draws.
  const opening = useRef<Opening | undefined>(undefined);
  const pathname = usePathname();

  const close = useCallback(() => {
    opening.current = undefined;
    setStart(undefined);
  }, []);
  const open = useCallback(
    async (character?: string) => {
      const text = character ?? readSelection();
      const own: Opening = { typed: text, isTaken: false, path: window.location.pathname };
      opening.current = own;
      const takeTyped = () => {
        own.isTaken = true;
        return own.typed;
      };
      setStart({ text, isSelected: character === undefined, takeTyped });
      // The modal starts the engine in any case, and tells when it fails.
      warmEngine(site).catch(() => undefined);
      try {
        const component = await loadModal();
        if (own.typed !== text) setStart((now) => now && { text: own.typed, isSelected: false, takeTyped });
        setModal({ component });
      } catch {
        // The code is not to be had: what a plain link does.
        window.location.assign(hrefs.search);
      }
    },
    [hrefs.search, site],
  );
  const isReady = keys !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the modal, by Back too.
  useEffect(() => {
    if (opening.current?.path !== window.location.pathname) close();
  }, [close, pathname]);

  useEffect(() => setKeys(/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'), []);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { current } = opening;
      if (isToggle(event)) {
        event.preventDefault();
        if (current) close();
        else open();
      } else if (!current && isSlash(event)) {
        event.preventDefault();
        open();
      } else if (current && !current.isTaken && event.key === 'Escape') {
        close();
      } else if (current && !current.isTaken && isCharacter(event)) {
        // Typed before the box is there: it is not lost.
        event.preventDefault();
        current.typed += event.key;
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open, close]);

  return (
    <>
      <a
        className={styles.opener}
        href={hrefs.search}
        // Until scripts are there it is the link that it looks like.
        role={isReady ? 'button' : undefined}
        aria-haspopup={isReady ? 'dialog' : undefined}
        aria-keyshortcuts={isReady ? 'Control+K Meta+K /' : undefined}
        data-full-load
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          open();
        }}
        onKeyDown={(event) => {
          if (opening.current || event.nativeEvent.isComposing || !isCharacter(event.nativeEvent)) return;
          if (isSlash(event.nativeEvent)) return;
          event.preventDefault();
          open(event.key.trim());
        }}
      >
        <SearchIcon />
        <span className={styles.label}>{messages.button}</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes the element for a focusable one; it is not. */}
        <kbd className={styles.keys} aria-hidden="true">
          {keys ?? 'Ctrl K'}
        </kbd>
      </a>
      {start && Modal && <Modal.component site={site} start={start} onClose={close} />}
    </>
  );
}

const isToggle = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

const isCharacter = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** A slash that is not typed into a field. Some keyboards need Shift for it. */
function isSlash(event: KeyboardEvent): boolean {
  const { target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));
  return event.key === '/' && isCharacter(event) && !isField;
}

/** What the reader has selected on the page, as one line. */
function readSelection(): string {
  return (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SELECTION);
}
