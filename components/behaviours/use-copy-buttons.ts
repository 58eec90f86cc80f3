import { useEffect } from 'react';
import { findAround, onDocument } from './document-events';
import type { LinkTexts } from './link-texts';
import { writeClipboard } from './write-clipboard';

/** Milliseconds the button says that it copied. */
export const COPY_FEEDBACK = 1000;

/**
 * Makes every `button[data-copy]` copy the text of the nearest `[data-copy-source]`; the attribute says what it then
 * shows.
 * @param speak reads out what happened
 * @param announce says on screen that the browser did not allow it
 */
export function useCopyButtons(
  { failed }: LinkTexts,
  speak: (text: string) => void,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const button = findAround(event, 'button[data-copy]');
      const text = button ? readSource(button) : undefined;
      if (!button || text === undefined) return;
      try {
        await writeClipboard(text);
        showFeedback(button, speak);
      } catch {
        announce(failed);
      }
    };
    return onDocument('click', copy);
  }, [failed, speak, announce]);
}

/** Label and accessible name say for a while that it is done: 'Copy' and 'Copy: json' become 'Copied' and 'Copied: json'. */
function showFeedback(button: Element, announce: (text: string) => void): void {
  const label = button.querySelector('[data-copy-label]');
  if (!label || button.hasAttribute('data-copied')) return;
  const name = button.getAttribute('aria-label') ?? '';
  const before = label.textContent;
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
  }, COPY_FEEDBACK);
}

/** The text on screen: of several alternatives the one shown, without the lines of the other environment. */
function readSource(button: Element): string | undefined {
  const scope = button.closest('[data-copy-scope]');
  const sources = [...(scope?.querySelectorAll<HTMLElement>('[data-copy-source]') ?? [])];
  const copy = (sources.find((source) => source.offsetParent !== null) ?? sources[0])?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  const { environment } = document.documentElement.dataset;
  for (const lines of copy.querySelectorAll<HTMLElement>('[data-when]')) {
    if (lines.dataset.when !== environment) lines.remove();
  }
  return copy.textContent;
}
