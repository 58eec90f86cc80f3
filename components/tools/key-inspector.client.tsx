'use client';
// An island because the key is taken apart while the reader types, and never leaves the page. Rare: it has its own
// entry, which only its page loads.
import { useEffect, useRef, useState } from 'react';
import { inspectAccessKey, normaliseAccessKey } from '@/lib/fiscal/access-key';
import { isAccessKey } from '@/lib/fiscal/key-form';
import type { KeyFields } from '@/lib/fiscal/key-tags';
import type { KeyMessages } from '@/lib/i18n/key-texts';
import { formatKeyHash, readKeyHash } from '@/lib/routes/key-hash';
import { onWindow } from '../behaviours/document-events';
import styles from './key-inspector.module.css';
import { KeyResult } from './key-result';

type KeyInspectorProps = { readonly messages: KeyMessages; readonly locale: string; readonly fields: KeyFields };

/** Takes any pasted or typed key apart. The key of the address (`#chave=…`) is shown at once. */
export function KeyInspector({ messages, locale, fields }: KeyInspectorProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const show = () => {
      // What was typed before the code of this part came is kept.
      const key = readKeyHash(window.location.hash) ?? field.current?.value;
      if (key !== undefined) setTyped(key);
    };
    show();
    return onWindow('hashchange', show);
  }, []);

  const isEmpty = normaliseAccessKey(typed) === '';
  const key = inspectAccessKey(typed);
  return (
    <section className={styles.inspector} aria-label={messages.accessKey.title} data-needs-script data-print="none">
      <label className={styles.label} htmlFor="key-input">
        {messages.accessKey.label}
      </label>
      <textarea
        ref={field}
        id="key-input"
        className={styles.input}
        rows={2}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-describedby="key-privacy"
        placeholder={messages.accessKey.placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
      />
      <p id="key-privacy" className={styles.privacy}>
        {messages.accessKey.privacy}
      </p>
      {!isEmpty && <KeyResult accessKey={key} messages={messages} locale={locale} fields={fields} />}
      {isAccessKey(key.text) && (
        <p className={styles.link}>
          <a href={formatKeyHash(key.text)}>{messages.accessKey.link}</a>
        </p>
      )}
    </section>
  );
}
