import { type RefObject, useEffect } from 'react';

/** Name of the style property that holds the height in pixels. */
const PROPERTY = '--visible-size';

/** Tells an element's style how much of the window's height a keyboard on the screen leaves. */
export function useVisibleSize(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const measure = () => element.current?.style.setProperty(PROPERTY, `${viewport?.height}px`);
    if (viewport) measure();
    viewport?.addEventListener('resize', measure);
    return () => viewport?.removeEventListener('resize', measure);
  }, [element]);
}
