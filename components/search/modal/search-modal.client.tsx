'use client';
// An island because search is a dialog over the page. It is fetched when the reader comes near the way into it.
import { Suspense, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SearchSite } from '../search-site';
import { SiteQuery } from '../site-query';
import { ModalContent } from './modal-content';
import type { ModalStart } from './modal-start';
import boxStyles from './search-box.module.css';
import styles from './search-modal.module.css';
import { useVisibleSize } from './use-visible-size';

type SearchModalProps = {
  readonly site: SearchSite;
  readonly start: ModalStart;
  /** @param isLeaving whether a link is followed, not the page returned to */
  readonly onClose: (isLeaving?: boolean) => void;
};

/** What fills the box, and a little more: who has to scroll for long is better served by the page of all results. */
const HITS_PER_PAGE = 8;
/** What one line of the box holds, and two of a phone's. */
const EXCERPT_WORDS = 16;

/** Search over the page: a box and its results. The focus goes back where it was when it closes. */
export function SearchModal({ site, start, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useVisibleSize(dialog);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`${boxStyles.dialog} ${styles.dialog}`}
      aria-label={site.messages.label}
      data-print="none"
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        // At once, not with the event that follows: a key may come before it.
        if (target === currentTarget) onClose();
      }}
    >
      <Suspense>
        <SiteQuery site={site} start={start} hitsPerPage={HITS_PER_PAGE} excerptWords={EXCERPT_WORDS} isEager>
          {(client, query) => (
            <ModalContent site={site} client={client} query={query} start={start} onClose={onClose} />
          )}
        </SiteQuery>
      </Suspense>
    </dialog>,
    document.body,
  );
}
