import { useEffect } from 'react';
import { findAround, onDocument } from './document-events';
import { buildSampleAddress } from './sample-address';
import { writeClipboard } from './write-clipboard';

/**
 * Copies addresses: `a[data-copy-link]` the one it leads to, and still leads there; `button[data-copy-sample]` that of
 * the sample on screen, which it also puts into the address bar. A browser that forbids copying has it there.
 * @param text what is said of a copied address; `{name}` is its hash
 * @param announce shows and reads out what happened
 */
export function useCopyLinks(text: string, announce: (text: string) => void): void {
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const control = findAround(event, CONTROLS);
      const address = control && readAddress(control);
      if (!address) return;
      try {
        await writeClipboard(address.href);
        announce(text.replace('{name}', () => decodeURIComponent(address.hash)));
      } catch {
        // The address is in the bar.
      }
    };
    return onDocument('click', copy);
  }, [text, announce]);
}

const CONTROLS = 'a[data-copy-link], button[data-copy-sample]';

function readAddress(control: Element): URL {
  if (control instanceof HTMLAnchorElement) {
    const address = new URL(control.href);
    address.search = '';
    return address;
  }
  const address = buildSampleAddress(control);
  window.history.replaceState(window.history.state, '', address);
  return address;
}
