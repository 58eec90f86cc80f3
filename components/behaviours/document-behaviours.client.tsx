'use client';
// An island because it listens to the whole document: one listener serves every link and copy button of a page,
// so that links stay plain anchors in the HTML and cost nothing to hydrate.
import { useEffect } from 'react';
import { LOAD_FAILURE, PART_FAILURE } from '@/lib/page-scripts/part-failure';
import type { KeyLinks } from './key-holders';
import type { LinkTexts } from './link-texts';
import { useWholePages } from './prefetch';
import styles from './status-line.module.css';
import { useCodeFit } from './use-code-fit';
import { COPY_FEEDBACK, useCopyButtons } from './use-copy-buttons';
import { useCopyLinks } from './use-copy-links';
import { useCopyPage } from './use-copy-page';
import { useExampleChoice } from './use-example-choice';
import { useFoldButtons } from './use-fold-buttons';
import { useHashInPlace, useHashState, useHashTarget } from './use-hash-state';
import { useHideableNavbar } from './use-hideable-navbar';
import { useImageZoom } from './use-image-zoom';
import { useKeyLinks } from './use-key-links';
import { useNavbarDropdowns } from './use-navbar-dropdowns';
import { useOnDemand } from './use-on-demand';
import { usePageStart } from './use-page-start';
import { useSiteLinks } from './use-site-links';
import { useStatusLine } from './use-status-line';
import { useTabs } from './use-tabs';
import { useTerms } from './use-terms';
import { useToc } from './use-toc';
import './image-zoom.css';

/** Milliseconds that a message about what happened stays on screen. */
const STATUS_SHOWN = 4000;

type DocumentBehavioursProps = {
  readonly keyLinks: KeyLinks;
  /** Pixels the page may be scrolled before an enlarged image closes. */
  readonly zoomScrollOffset: number;
  readonly linkTexts: LinkTexts;
};

/** In-site navigation without full reloads, prefetch on intent, copy buttons, keys that open and image zoom. */
export function DocumentBehaviours({ keyLinks, zoomScrollOffset, linkTexts }: DocumentBehavioursProps) {
  useCodeFit();
  const [statusLine, announce] = useStatusLine(STATUS_SHOWN);
  const [spokenLine, speak] = useStatusLine(COPY_FEEDBACK);
  useCopyButtons(linkTexts, speak, announce);
  useCopyLinks(linkTexts, announce);
  useCopyPage();
  useExampleChoice();
  useFoldButtons();
  useHashState();
  useHashInPlace();
  useHashTarget();
  useHideableNavbar();
  useImageZoom(zoomScrollOffset);
  useKeyLinks(keyLinks);
  useNavbarDropdowns();
  useOnDemand();
  usePageStart();
  useSiteLinks();
  useTabs();
  useTerms();
  useToc();
  useWholePages();

  useEffect(() => {
    const { dataset } = document.documentElement;
    // For what waits for it, tests and scripts of the owner included: from here on the page answers.
    dataset.hasHydrated = 'true';
    if (document.querySelector(`[${LOAD_FAILURE}]`)) return;
    // Nothing is missing after all, whatever the script in the head has said of it.
    dataset.script = 'on';
    document.getElementById(PART_FAILURE)?.setAttribute('hidden', '');
  }, []);

  return (
    <>
      <p ref={statusLine} className={styles.status} role="status" data-print="none" />
      <p ref={spokenLine} className="visually-hidden" role="status" aria-live="polite" data-print="none" />
    </>
  );
}
