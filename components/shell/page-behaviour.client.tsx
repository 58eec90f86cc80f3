'use client';
// An island because it listens to the whole document: one listener serves every link and copy button of a page,
// so that links stay plain anchors in the HTML and cost nothing to hydrate.
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useCodeWrap } from '../hooks/use-code-wrap';
import { useCopyButtons } from '../hooks/use-copy-buttons';
import { useCopyLinks } from '../hooks/use-copy-links';
import { useCopyPage } from '../hooks/use-copy-page';
import { useEnlarge } from '../hooks/use-enlarge';
import { useExampleChoice } from '../hooks/use-example-choice';
import { useFoldButtons } from '../hooks/use-fold-buttons';
import { useHashState, useHashTarget } from '../hooks/use-hash-state';
import { useImageZoom } from '../hooks/use-image-zoom';
import { type KeyLinks, useKeyLinks } from '../hooks/use-key-links';
import { useNavbarDropdowns } from '../hooks/use-navbar-dropdowns';
import { useStatusLine } from '../hooks/use-status-line';
import { useTabs } from '../hooks/use-tabs';
import { useTerms } from '../hooks/use-terms';
import { NAVIGATION_STARTED } from './navigation-event';
import { canPrefetch, findSiteLink } from './site-link';
import styles from './status-line.module.css';
import './image-zoom.css';

type PageBehaviourProps = {
  readonly keyLinks: KeyLinks;
  /** Pixels the page may be scrolled before an enlarged image closes. */
  readonly zoomScrollOffset: number;
  /** What is said of a copied address; `{name}` is its hash. */
  readonly copiedLink: string;
};

/** In-site navigation without full reloads, prefetch on intent, copy buttons, keys that open and image zoom. */
export function PageBehaviour({ keyLinks, zoomScrollOffset, copiedLink }: PageBehaviourProps) {
  const router = useRouter();
  useCodeWrap();
  const [statusLine, announce] = useStatusLine();
  useCopyButtons();
  useCopyLinks(copiedLink, announce);
  useCopyPage();
  useEnlarge();
  useExampleChoice();
  useFoldButtons();
  useHashState();
  useHashTarget();
  useImageZoom(zoomScrollOffset);
  useKeyLinks(keyLinks);
  useNavbarDropdowns();
  useTabs();
  useTerms();

  useEffect(() => {
    // For tests and for scripts of the owner: from here on the page answers.
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);

  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const link = findSiteLink(event);
      if (!link) return;
      event.preventDefault();
      if (link.isOtherPath) window.dispatchEvent(new Event(NAVIGATION_STARTED));
      router.push(link.address);
    };
    const prefetch = (event: Event) => {
      const link = findSiteLink(event);
      if (link?.isOtherPath && canPrefetch()) router.prefetch(link.path);
    };
    document.addEventListener('click', navigate);
    document.addEventListener('pointerover', prefetch);
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', navigate);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [router]);

  return <p ref={statusLine} className={styles.status} role="status" data-print="none" />;
}
