import type { ReaderDataTexts } from '@/lib/publish/reader-data-texts';
import { basePath } from '@/lib/routes/base-path';
import { readerTextsPath } from '@/lib/routes/reader-texts-path';
import { openDialog } from '../behaviours/open-dialog';
import { ReaderDataPanel } from './reader-data-panel';
import styles from './reader-data-panel.module.css';

/**
 * Opens the panel for the reader's data over the page.
 * @throws TypeError when its texts do not come
 */
export async function openReaderData(): Promise<void> {
  const answer = await fetch(basePath + readerTextsPath(readLocale()));
  if (!answer.ok) throw new TypeError(`${answer.url}: HTTP ${answer.status}`);
  // Written by the build from the same type.
  const texts = (await answer.json()) as ReaderDataTexts;
  if (document.querySelector(`.${styles.dialog}`)) return;
  openDialog({ className: styles.dialog, labelledBy: 'seus-dados.titulo' }, (dialog) => (
    <ReaderDataPanel texts={texts} close={() => dialog.close()} />
  ));
}

/** As the page's head has it for crawlers, because programs that translate pages change the document's language. */
function readLocale(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="docusaurus_locale"]')?.content ?? '';
}
