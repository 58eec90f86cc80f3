import { useEffect } from 'react';

/** Milliseconds the button says that it copied. */
const FEEDBACK = 1500;

/** Makes every `button[data-copy]` copy the text of the nearest `[data-copy-source]`; the attribute says what it then shows. */
export function useCopyButtons(): void {
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button[data-copy]') : null;
      const label = button?.querySelector('[data-copy-label]');
      if (!button || !label) return;
      const text = readSource(button);
      if (text === undefined || !(await writeClipboard(text))) return;
      const before = label.textContent;
      if (button.hasAttribute('data-copied')) return;
      button.setAttribute('data-copied', '');
      label.textContent = button.getAttribute('data-copy');
      window.setTimeout(() => {
        button.removeAttribute('data-copied');
        label.textContent = before;
      }, FEEDBACK);
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, []);
}

function readSource(button: Element): string | undefined {
  const scope = button.closest('[data-copy-scope]');
  const sources = [...(scope?.querySelectorAll<HTMLElement>('[data-copy-source]') ?? [])];
  // Of several alternatives (sample languages), the one on screen is meant.
  return (sources.find((source) => source.offsetParent !== null) ?? sources[0])?.textContent ?? undefined;
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
