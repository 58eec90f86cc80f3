import { useEffect } from 'react';
import { endAll, findAround, onDocument } from './document-events';
import type { LinkTexts } from './link-texts';
import { isPlainClick } from './plain-click';
import { writeClipboard } from './write-clipboard';

/**
 * Copies addresses that open the page as the reader sees it: `a[data-copy-link]` that of the place it leads to, and
 * still leads there, `button[data-copy-sample]` that of the sample on screen. Then offers a sentence with it. What does
 * it is fetched when the pointer or the focus comes near one.
 * @param announce shows and reads out what happened
 */
export function useCopyLinks(texts: LinkTexts, announce: (text: string) => void): void {
  useEffect(() => {
    const handle = (event: Event) => {
      const control = findAround(event, 'a[data-copy-link], button[data-copy-sample]');
      if (!control) return;
      const coming = import('./support-link');
      if (event.type !== 'click') {
        // The click asks again.
        coming.catch(() => {});
        return;
      }
      const link = coming.then((code) => code.describeLink(control, texts));
      // At once, because Safari lets a page copy only during the click.
      const copying = writeClipboard(link.then(({ address }) => address.href)).then(
        () => '',
        () => texts.failed,
      );
      Promise.all([coming, link, copying]).then(
        ([code, made, failure]) => code.tellCopied(control, made, failure, texts, announce),
        () => announce(texts.failed),
      );
    };
    const handleClick = (event: MouseEvent) => {
      // With a key held a link opens elsewhere, and does no more.
      if (isPlainClick(event) || !findAround(event, 'a')) handle(event);
    };
    return endAll(onDocument('click', handleClick), onDocument('pointerover', handle), onDocument('focusin', handle));
  }, [texts, announce]);
}
