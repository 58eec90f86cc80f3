import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Messages in a live region, one at a time. Screen readers notice texts only in a region that was there before.
 * @param duration milliseconds a message stays
 * @returns the ref of the region, which React leaves empty, and the way to say something there
 */
export function useStatusLine(duration: number): [RefObject<HTMLParagraphElement | null>, (text: string) => void] {
  const line = useRef<HTMLParagraphElement>(null);
  const timer = useRef(0);
  const announce = useCallback(
    (text: string) => {
      if (!line.current) return;
      line.current.textContent = text;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => line.current?.replaceChildren(), duration);
    },
    [duration],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [line, announce];
}
