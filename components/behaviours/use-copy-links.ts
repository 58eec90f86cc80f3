import { useEffect } from 'react';
import { buildSampleAddress } from './sample-address';

/**
 * Copies addresses: `a[data-copy-link]` the one it leads to, and still leads there; `button[data-copy-sample]` that of
 * the sample on screen, which it also puts into the address bar. A browser that forbids copying has it there.
 * @param text what is said of a copied address; `{name}` is its hash
 * @param announce shows and reads out what happened
 */
export function useCopyLinks(text: string, announce: (text: string) => void): void {
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      const address = control && readAddress(control);
      if (!address) return;
      try {
        await navigator.clipboard.writeText(address.href);
        announce(text.replace('{name}', () => decodeURIComponent(address.hash)));
      } catch {
        // The address is in the bar.
      }
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
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
