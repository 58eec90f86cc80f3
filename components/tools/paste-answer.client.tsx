'use client';
// An island because the answer is read while the reader pastes it, and never leaves the page. Rare: it has its own
// entry, which only its pages load.
import { useEffect, useRef, useState } from 'react';
import type { Recognition } from '@/lib/fiscal/answer';
import { recogniseAnswer } from '@/lib/fiscal/recognise-answer';
import { AnswerResult } from './answer-result';
import styles from './paste-answer.module.css';
import { PASTE_EXAMPLE } from './paste-example';
import { takePastes } from './paste-handover';
import type { PasteContext } from './paste-texts';

/** Recognises whatever answer the reader pastes, and leads to the entry of the knowledge base. */
export function PasteAnswer({ context }: { context: PasteContext }) {
  const { messages } = context;
  // The text stays in the field itself: a megabyte of XML in React's state would be compared on every key press.
  const field = useRef<HTMLTextAreaElement>(null);
  const [recognition, setRecognition] = useState<Recognition>({ kind: 'empty' });
  const fill = (text: string) => {
    if (field.current) field.current.value = text;
    setRecognition(recogniseAnswer(text));
    field.current?.focus();
  };
  useEffect(() => {
    // What was pasted before the code of this part came is kept.
    if (field.current?.value) setRecognition(recogniseAnswer(field.current.value));
    // Pasted into search: the reader need not do it again.
    return takePastes((text) => {
      if (field.current) field.current.value = text;
      setRecognition(recogniseAnswer(text));
    });
  }, []);
  return (
    <section className={styles.paste} aria-labelledby="paste-title" data-needs-script data-print="none">
      <h2 id="paste-title">{messages.pasteAnswer.heading}</h2>
      <label className="visually-hidden" htmlFor="paste-input">
        {messages.pasteAnswer.label}
      </label>
      <textarea
        ref={field}
        id="paste-input"
        className={styles.input}
        rows={5}
        onChange={({ target }) => setRecognition(recogniseAnswer(target.value))}
        aria-describedby="paste-privacy"
        placeholder={messages.pasteAnswer.placeholder}
        autoComplete="off"
        spellCheck={false}
        translate="no"
      />
      <div className={styles.bar}>
        <p id="paste-privacy">{messages.pasteAnswer.privacy}</p>
        {recognition.kind === 'empty' ? (
          <button type="button" onClick={() => fill(PASTE_EXAMPLE)}>
            {messages.pasteAnswer.useExample}
          </button>
        ) : (
          <button type="button" onClick={() => fill('')}>
            {messages.pasteAnswer.clear}
          </button>
        )}
      </div>
      <AnswerResult recognition={recognition} context={context} />
    </section>
  );
}
