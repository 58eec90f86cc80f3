import { useEffect } from 'react';
import { announce, prepareAnnouncer } from './announce';

/** Milliseconds the button says that it copied. */
const FEEDBACK = 1000;

/** Makes every `button[data-copy]` copy the text of the nearest `[data-copy-source]`; the attribute says what it then shows. */
export function useCopyButtons(): void {
  useEffect(() => {
    const removeAnnouncer = prepareAnnouncer();
    const copy = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button[data-copy]') : null;
      if (!button) return;
      const text = readSource(button);
      if (text !== undefined && (await writeClipboard(text))) showFeedback(button);
    };
    document.addEventListener('click', copy);
    return () => {
      document.removeEventListener('click', copy);
      removeAnnouncer();
    };
  }, []);
}

/** Label and accessible name say for a while that it is done: 'Copy' and 'Copy: json' become 'Copied' and 'Copied: json'. */
function showFeedback(button: Element): void {
  const label = button.querySelector('[data-copy-label]');
  if (!label || button.hasAttribute('data-copied')) return;
  const name = button.getAttribute('aria-label') ?? '';
  const before = label.textContent ?? '';
  const done = button.getAttribute('data-copy') ?? '';
  const show = (text: string) => {
    label.textContent = text;
    button.setAttribute(
      'aria-label',
      name.replace(before, () => text),
    );
  };
  show(done);
  button.setAttribute('data-copied', '');
  announce(name.replace(before, () => done));
  window.setTimeout(() => {
    button.removeAttribute('data-copied');
    show(before);
    announce('');
  }, FEEDBACK);
}

/** The text on screen: of several alternatives the one shown, without the servers of the other environment. */
function readSource(button: Element): string | undefined {
  const scope = button.closest('[data-copy-scope]');
  const sources = [...(scope?.querySelectorAll<HTMLElement>('[data-copy-source]') ?? [])];
  const copy = (sources.find((source) => source.offsetParent !== null) ?? sources[0])?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  const { environment } = document.documentElement.dataset;
  for (const server of copy.querySelectorAll<HTMLElement>('[data-server]')) {
    if (server.dataset.server !== environment) server.remove();
  }
  return copy.textContent ?? undefined;
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The browser did not allow copying.', error);
    return false;
  }
}
