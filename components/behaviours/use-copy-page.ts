import { useEffect } from 'react';
import { endAll, findAround, onDocument } from './document-events';
import { writeClipboard } from './write-clipboard';

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
      const button = findAround(event, 'button[data-copy-page]');
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
    return endAll(onDocument('click', copy), () => window.clearTimeout(timer));
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
