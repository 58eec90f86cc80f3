'use client';
// An island because search opens by keys on every page. The modal itself is fetched when the reader comes near it.
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findAround, onDocument, onWindow } from '../../behaviours/document-events';
import { isPlainClick } from '../../behaviours/plain-click';
import { FULL_SCREEN, isMenuEntry, MENU_ENTRY } from '../../stores/menu-store';
import { SearchIcon } from '../../ui/icons';
import type { SearchSite } from '../search-site';
import type { ModalStart } from './modal-start';
import { isCharacter, isInSearchBox, isSlash, isToggle, readSelection } from './search-keys';
import type { SearchModal } from './search-modal.client';
import styles from './search-opener.module.css';
import { SearchWaiting } from './search-waiting';

/** A modal that was asked for. */
type Opening = {
  /** Its text, with the letters typed since. */
  typed: string;
  /** Whether the box is there and has taken the text. */
  isTaken: boolean;
  /** Whether the reader has changed the text that it opened with. */
  isChanged: boolean;
  /** Path of the page it was opened on. */
  readonly path: string;
};

/** What a text has that may name somebody: a digit, markup, or more than anybody types. The others need no code that tells. */
const SUSPECT = /[<{&\p{N}]|.{61}/u;

type Modal = typeof SearchModal;
let modal: Promise<Modal> | undefined;

/** Fetches the modal's code and styles once; after a failure the next call tries again. */
function loadModal({ hosted }: SearchSite): Promise<Modal> {
  // What only the hosted service needs comes beside the modal, not after it.
  modal ??= Promise.all([import('../search-islands.client'), hosted && import('../hosted-query.client')]).then(
    ([module]) => module.SearchModal,
    (error: unknown) => {
      modal = undefined;
      throw error;
    },
  );
  return modal;
}

/** Starts the engine beside the modal, not after it: the line is what the first result waits for. */
async function warmEngine({ hosted, worker }: SearchSite): Promise<void> {
  if (hosted) return;
  const { warmEmbeddedSearch } = await import('../engine/embedded-client');
  warmEmbeddedSearch(worker);
}

/** The way into search from any page: a link to the search page that opens the modal once scripts are there. */
export function SearchOpener({ site }: { site: SearchSite }) {
  const { messages, hrefs } = site;
  const [keys, setKeys] = useState<string>();
  const [Modal, setModal] = useState<{ readonly component: Modal }>();
  const [start, setStart] = useState<ModalStart>();
  const [hasFailed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  // Read by keys that come faster than React draws.
  const opening = useRef<Opening | undefined>(undefined);
  const pathname = usePathname();

  const close = useCallback((isLeaving = false) => {
    opening.current = undefined;
    setStart(undefined);
    // A link takes the place of the entry; closed by Back, it is gone already.
    if (!isLeaving && isMenuEntry()) window.history.back();
  }, []);
  // What points at search asks for its code; a failure is told when the reader opens it.
  const prepare = () => void loadModal(site).catch(() => undefined);
  const fetchModal = useCallback(async () => {
    setFailed(false);
    // The modal starts the engine in any case, and tells when it fails.
    warmEngine(site).catch(() => undefined);
    try {
      const component = await loadModal(site);
      const { current } = opening;
      if (current)
        setStart((now) => now && { ...now, text: current.typed, isSelected: now.isSelected && !current.isChanged });
      setModal({ component });
    } catch {
      setFailed(true);
    }
  }, [site]);
  const open = useCallback(
    (character?: string) => {
      const text = character ?? readSelection();
      const own: Opening = { typed: text, isTaken: false, isChanged: false, path: window.location.pathname };
      opening.current = own;
      setTyped(text);
      setStart({
        text,
        isSelected: character === undefined,
        takeTyped: () => {
          own.isTaken = true;
          return own.typed;
        },
      });
      // Back closes what fills the window, and leaves the reader on the page.
      if (window.matchMedia(FULL_SCREEN).matches) {
        window.history.pushState({ [MENU_ENTRY]: true }, '', window.location.href);
      }
      fetchModal();
    },
    [fetchModal],
  );
  const type = useCallback((text: string) => {
    if (opening.current) Object.assign(opening.current, { typed: text, isChanged: true });
    setTyped(text);
  }, []);
  const isReady = keys !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the modal, by Back too.
  useEffect(() => {
    if (opening.current?.path !== window.location.pathname) close(true);
  }, [close, pathname]);

  useEffect(() => {
    const closeOnBack = () => {
      if (opening.current && window.matchMedia(FULL_SCREEN).matches) close(true);
    };
    return onWindow('popstate', closeOnBack);
  }, [close]);

  // What somebody pasted must not get into an address, where the form would put it.
  useEffect(
    () =>
      onDocument('submit', (event) => {
        const box = findAround(event, '[data-search-form]')?.querySelector('input');
        const text = box?.value ?? '';
        if (!SUSPECT.test(text)) return;
        event.preventDefault();
        import('@/lib/search/service/may-be-private').then(
          ({ mayBePrivate }) => (mayBePrivate(text) ? open(text) : box?.form?.submit()),
          () => open(text),
        );
      }),
    [open],
  );

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
      } else if (current && !current.isTaken && isCharacter(event) && !isInSearchBox(event)) {
        // Typed before a box is there: it is not lost.
        event.preventDefault();
        type(current.typed + event.key);
      }
    };
    return onDocument('keydown', handleKey);
  }, [open, close, type]);

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
          if (!isPlainClick(event)) return;
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
      {start && !Modal && (
        <SearchWaiting
          messages={messages}
          text={typed}
          isSelected={start.isSelected}
          hasFailed={hasFailed}
          onType={type}
          onRetry={fetchModal}
          onClose={() => close()}
        />
      )}
    </>
  );
}
