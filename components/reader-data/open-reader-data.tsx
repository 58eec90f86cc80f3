import { createRoot } from 'react-dom/client';
import type { ReaderDataTexts } from '@/lib/publish/reader-data-texts';
import { basePath } from '@/lib/routes/base-path';
import { readerTextsPath } from '@/lib/routes/reader-texts-path';
import { ReaderDataPanel } from './reader-data-panel';
import styles from './reader-data-panel.module.css';

/**
 * Opens the panel for the reader's data over the page.
 * @throws TypeError when its texts do not come
 */
export async function openReaderData(): Promise<void> {
  const answer = await fetch(basePath + readerTextsPath(document.documentElement.lang));
  if (!answer.ok) throw new TypeError(`${answer.url}: HTTP ${answer.status}`);
  // Written by the build from the same type.
  const texts = (await answer.json()) as ReaderDataTexts;
  if (document.querySelector(`.${styles.dialog}`)) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', 'seus-dados.titulo');
  document.body.append(dialog);
  const root = createRoot(dialog);
  dialog.addEventListener('close', () => {
    root.unmount();
    dialog.remove();
  });
  root.render(<ReaderDataPanel texts={texts} close={() => dialog.close()} />);
  dialog.showModal();
}
