'use client';
// An island because React shows it in the browser, when the parts around every page have failed.
import { useState } from 'react';
import { CrashPage } from './crash-page.client';

const TEXTS = {
  title: 'This page crashed.',
  retry: 'Try again',
  loadFailed: 'This page could not be loaded.',
  loadRetry: 'Retry',
};

/** A document with nothing but the crash page, in English. It looks like the one that failed. */
export function CrashedDocument({ error, reset }: { error: Error; reset: () => void }) {
  const [attributes] = useState(readAttributes);
  return (
    <html lang="en" {...attributes}>
      <body>
        <CrashPage texts={TEXTS} error={error} reset={reset} />
      </body>
    </html>
  );
}

/** The stored choices that the pre-paint script left on <html>: React would drop them with the element's attributes. */
function readAttributes(): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const { attributes, className } = document.documentElement;
  const data = [...attributes].filter(({ name }) => name.startsWith('data-'));
  return { className, ...Object.fromEntries(data.map(({ name, value }) => [name, value])) };
}
