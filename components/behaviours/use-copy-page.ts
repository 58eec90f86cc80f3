import { useEffect } from 'react';

/** Milliseconds the page says what became of the copy. A refusal asks for an action, so it stays. */
const FEEDBACK = 4000;

type Outcome = 'copied' | 'refused' | 'failed';

/**
 * Makes every `button[data-copy-page]` copy the text at the address it names. The button's `data-copied`,
 * `data-refused` and `data-failed` say what the status beside it then tells.
 */
export function useCopyPage(): void {
  useEffect(() => {
    let timer = 0;
    const copy = async (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-copy-page]') : null;
      const status = button?.parentElement?.querySelector<HTMLElement>('[data-copy-page-status]');
      if (!button || !status) return;
      window.clearTimeout(timer);
      const outcome = await copyFrom(button.dataset.copyPage ?? '');
      status.dataset.outcome = outcome;
      status.textContent = button.dataset[outcome] ?? '';
      if (outcome !== 'copied') return;
      timer = window.setTimeout(() => {
        status.textContent = '';
      }, FEEDBACK);
    };
    document.addEventListener('click', copy);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', copy);
    };
  }, []);
}

async function copyFrom(address: string): Promise<Outcome> {
  const text = fetchText(address);
  try {
    await writeClipboard(text);
    return 'copied';
  } catch (error) {
    console.warn('The page could not be copied.', error);
  }
  return text.then(
    () => 'refused',
    () => 'failed',
  );
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`);
  return answer.text();
}

/** Safari lets a page copy only during the click itself, so the clipboard is given the promise of the text. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !('write' in navigator.clipboard)) {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
