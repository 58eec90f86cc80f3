import { useEffect } from 'react';
import { onDocument } from './document-events';

/** Opens the meaning of a `[data-term]` button under the pointer. What does it comes with the first such button. */
export function useTerms(): void {
  useEffect(() => {
    let isNear = false;
    const follow = async ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      isNear ||= target.matches('[data-term], [data-term] *');
      if (!isNear) return;
      try {
        (await import('./term-meanings')).followPointer(target);
      } catch {
        // A click opens the meaning without scripts.
        isNear = false;
      }
    };
    return onDocument('pointerover', follow);
  }, []);
}
