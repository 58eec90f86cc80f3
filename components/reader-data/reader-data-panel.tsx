import { type FormEvent, useRef, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import type { ReaderDataTexts } from '@/lib/publish/reader-data-texts';
import { type CheckedData, checkReaderData } from '@/lib/reader-data/check-data';
import { READER_FIELDS, type ReaderData } from '@/lib/reader-data/reader-data';
import { browserStorage } from '@/lib/storage/browser-storage';
import controls from '../ui/dialog-controls.module.css';
import { CloseIcon } from '../ui/icons';
import { applyReaderData, getReaderData, isKept } from './applied-data';
import styles from './reader-data-panel.module.css';
import { ReaderDownloads } from './reader-downloads';
import { ReaderFields, type Typed } from './reader-fields';

type PanelProps = { readonly texts: ReaderDataTexts; readonly close: () => void };

/** Takes what the reader puts into the samples. */
export function ReaderDataPanel({ texts, close }: PanelProps) {
  const messages: Messages['readerData'] = texts.readerData;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(getReaderData);
  const [faults, setFaults] = useState<CheckedData['faults']>({});
  const [keeps, setKeeps] = useState(isKept);
  const [isForgotten, setForgotten] = useState(false);

  /** The data, where all of them are right; otherwise the first that is not gets the focus. */
  const check = (): ReaderData | undefined => {
    const checked = checkReaderData(typed);
    setFaults(checked.faults);
    const wrong = READER_FIELDS.find((field) => checked.faults[field]);
    if (wrong === undefined) return checked.data;
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    return undefined;
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const data = check();
    if (!data) return;
    applyReaderData(data, keeps);
    close();
  };
  const forget = () => {
    applyReaderData({}, false);
    setTyped({});
    setFaults({});
    setKeeps(false);
    setForgotten(true);
  };

  return (
    // The browser's own checks would speak in its words.
    <form ref={form} onSubmit={apply} noValidate>
      <header className={styles.head}>
        <h2 id="seus-dados.titulo">{messages.title}</h2>
        <button
          type="button"
          className={styles.icon}
          aria-label={messages.close}
          title={messages.close}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </header>
      <div className={styles.content}>
        <p>{messages.lead}</p>
        <p className={styles.private}>{messages.private}</p>
        <ReaderFields
          messages={messages}
          labels={texts.readerFields}
          lang={texts.fieldsLang}
          typed={typed}
          faults={faults}
          change={(field, value) => {
            setTyped({ ...typed, [field]: value });
            setForgotten(false);
          }}
        />
        <KeepChoice messages={messages} keeps={keeps} change={setKeeps} />
        <p className={styles.actions}>
          <button type="submit" className={controls.button} data-tone="main">
            {messages.apply}
          </button>
          <button type="button" className={controls.button} onClick={forget}>
            {messages.forget}
          </button>
          <span role="status">{isForgotten && messages.forgotten}</span>
        </p>
        <ReaderDownloads messages={messages} check={check} />
      </div>
    </form>
  );
}

type KeepChoiceProps = {
  readonly messages: Messages['readerData'];
  readonly keeps: boolean;
  readonly change: (keeps: boolean) => void;
};

function KeepChoice({ messages, keeps, change }: KeepChoiceProps) {
  const canKeep = browserStorage.isAvailable();
  return (
    <label className={styles.keep}>
      <input type="checkbox" checked={keeps} disabled={!canKeep} onChange={({ target }) => change(target.checked)} />
      {canKeep ? messages.keep : messages.notKept}
    </label>
  );
}
