import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds after a route change before images become zoomable. */
const ATTACH_DELAY = 1000;

/** Makes the images inside content zoomable. The library is fetched only on pages that have such images. */
export function useImageZoom(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the images belong to the page, so a new path means new images.
  useEffect(() => {
    let detach = () => {};
    const timer = window.setTimeout(async () => {
      const images = document.querySelectorAll<HTMLImageElement>('main .prose img');
      if (images.length === 0) return;
      const { default: mediumZoom } = await import('medium-zoom');
      const zoom = mediumZoom(images, { margin: 0, scrollOffset: 40, background: 'var(--surface)' });
      detach = () => {
        zoom.close();
        zoom.detach();
      };
    }, ATTACH_DELAY);
    return () => {
      window.clearTimeout(timer);
      detach();
    };
  }, [pathname]);
}
