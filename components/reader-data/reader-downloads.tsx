import { useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import type { ReaderData } from '@/lib/reader-data/reader-data';
import { basePath } from '@/lib/routes/base-path';
import { API_DOWNLOADS } from '@/lib/routes/download-address';
import controls from '../ui/dialog-controls.module.css';
import styles from './reader-data-panel.module.css';

type DownloadsProps = {
  readonly messages: Messages['readerData'];
  /** The reader's data; nothing where some are not right. */
  readonly check: () => ReaderData | undefined;
};

/** The files for API clients with the reader's data, made in the browser from the published ones. */
export function ReaderDownloads({ messages, check }: DownloadsProps) {
  const [hasFailed, setFailed] = useState(false);
  const own = document.querySelector<HTMLAnchorElement>('main a[href$=".http"]')?.pathname;
  const files = [
    ...(own === undefined ? [] : [{ address: own, title: messages.httpFile }]),
    { address: basePath + API_DOWNLOADS.firstSteps, title: messages.firstSteps },
    { address: basePath + API_DOWNLOADS.postman, title: messages.postman },
    { address: basePath + API_DOWNLOADS.bruno, title: messages.bruno },
  ];
  const download = async (address: string) => {
    const data = check();
    if (!data) return;
    try {
      await saveFilled(address, data);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={styles.downloads} aria-labelledby="seus-dados.arquivos">
      <h3 id="seus-dados.arquivos">{messages.downloads}</h3>
      <p className={styles.hint}>{messages.downloadsHint}</p>
      <p className={styles.actions}>
        {files.map(({ address, title }) => (
          <button key={address} type="button" className={controls.button} onClick={() => download(address)}>
            {title}
          </button>
        ))}
        <span role="status" className={styles.problem}>
          {hasFailed && messages.downloadFailed}
        </span>
      </p>
    </section>
  );
}

/** @throws TypeError when the published file does not come */
async function saveFilled(address: string, data: ReaderData): Promise<void> {
  const [{ fillFile }, answer] = await Promise.all([import('@/lib/reader-data/fill-file'), fetch(address)]);
  if (!answer.ok) throw new TypeError(`${answer.url}: HTTP ${answer.status}`);
  const content = new Uint8Array(await answer.arrayBuffer());
  const name = address.slice(address.lastIndexOf('/') + 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([fillFile(name, content, data)]));
  link.download = name;
  link.click();
  // The download has the bytes by then.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
