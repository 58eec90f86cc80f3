import { useEffect } from 'react';
import { endAll, findAround, onDocument } from './document-events';
import type { LinkTexts } from './link-texts';
import { writeClipboard } from './write-clipboard';

const CONTROLS = 'a[data-copy-link], button[data-copy-sample]';

let code: Promise<typeof import('./support-link')> | undefined;

/**
 * Copies addresses that open the page as the reader sees it: `a[data-copy-link]` that of the place it leads to, and
 * still leads there, `button[data-copy-sample]` that of the sample on screen. Then offers a sentence with it. What does
 * it is fetched when the pointer or the focus comes near one.
 * @param announce shows and reads out what happened
 */
export function useCopyLinks(texts: LinkTexts, announce: (text: string) => void): void {
  useEffect(() => {
    const handle = async (event: Event) => {
      const control = findAround(event, CONTROLS);
      if (!control) return;
      code ??= import('./support-link');
      try {
        if (event.type === 'click') await copy(control, code);
        else await code;
      } catch {
        code = undefined;
        if (event.type === 'click') announce(texts.failed);
      }
    };
    const copy = async (control: HTMLElement, coming: NonNullable<typeof code>) => {
      const link = coming.then(({ describeLink }) => describeLink(control, texts));
      const isCopied = await writeClipboard(link.then(({ address }) => address.href)).then(
        () => true,
        () => false,
      );
      const { address, sentence } = await link;
      announce(isCopied ? texts.copied.replace('{name}', () => decodeURIComponent(address.hash)) : texts.failed);
      (await coming).offerSentence(control, sentence, texts, announce);
    };
    return endAll(onDocument('click', handle), onDocument('pointerover', handle), onDocument('focusin', handle));
  }, [texts, announce]);
}
