import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds after a route change before images become zoomable. */
const ATTACH_DELAY = 1000;

/** Images that readers may enlarge; `prepareImages` makes them buttons. */
const ZOOMABLE_IMAGE = 'main .prose img[data-zoom-in]';

let loading: Promise<typeof import('./image-zoom') | undefined> | undefined;

/**
 * Makes the images inside content zoomable, by click, Enter or Space. What does it is fetched only on pages that have
 * such images.
 * @param scrollOffset pixels the page may be scrolled before an enlarged image closes
 */
export function useImageZoom(scrollOffset: number): void {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the images belong to the page, so a new path means new images.
  useEffect(() => {
    let isGone = false;
    const prepare = async () => {
      if (findImages().length === 0) return;
      loading ??= import('./image-zoom').catch((error: unknown) => {
        console.warn('Images cannot be enlarged: the code for it did not arrive.', error);
        return undefined;
      });
      const code = await loading;
      if (!isGone) code?.prepareImages(findImages(), scrollOffset);
    };
    // Images that come later are prepared too: the content is watched.
    const observer = new MutationObserver(prepare);
    const timer = window.setTimeout(() => {
      void prepare();
      const content = document.querySelector('main .prose');
      if (content) observer.observe(content, { childList: true, subtree: true });
    }, ATTACH_DELAY);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      observer.disconnect();
      void loading?.then((code) => code?.forgetImages());
    };
  }, [pathname, scrollOffset]);
}

/** An image in a link leads elsewhere. */
function findImages(): readonly HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>(ZOOMABLE_IMAGE)].filter((image) => !image.closest('a'));
}
