'use client';
// An island because the chosen language is the reader's, shared by every sample of the page and kept in the browser.
import { type KeyboardEvent, useRef } from 'react';
import type { SampleLanguage } from '@/lib/config/sample-languages';
import { hasModifier } from '../behaviours/document-events';
import { chooseSampleLanguage, useSampleLanguage } from '../stores/sample-language';
import styles from './sample-tabs.module.css';

type SampleTabsProps = {
  readonly id: string;
  readonly label: string;
  readonly languages: readonly { readonly language: SampleLanguage; readonly label: string }[];
};

/** The row of languages above a sample: one choice for all samples, by click or arrow keys. */
export function SampleTabs({ id, label, languages }: SampleTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const current = useSampleLanguage(languages[0]?.language ?? 'curl');

  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const index = languages.findIndex(({ language }) => language === current);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const next = target === undefined ? undefined : languages.at(target % languages.length);
    if (!next) return;
    event.preventDefault();
    chooseSampleLanguage(next.language);
    row.current?.querySelector<HTMLElement>(`[data-language-tab="${next.language}"]`)?.focus();
  };

  return (
    <div
      ref={row}
      className={styles.tabs}
      data-scrolls
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      data-needs-script
      data-print="none"
    >
      {languages.map(({ language, label: name }) => (
        <button
          key={language}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={language === current}
          aria-controls={`${id}.${language}`}
          tabIndex={language === current ? 0 : -1}
          data-language-tab={language}
          onClick={() => chooseSampleLanguage(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
