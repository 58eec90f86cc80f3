'use client';
// An island because error boundaries take no props: the layout hands them the reader's language this way.
import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '@/lib/i18n/messages';

const CrashTexts = createContext<Messages['crash']>({
  title: 'This page crashed.',
  retry: 'Try again',
  loadFailed: 'This page could not be loaded.',
  loadRetry: 'Retry',
});

export function CrashTextsProvider({ texts, children }: { texts: Messages['crash']; children: ReactNode }) {
  return <CrashTexts value={texts}>{children}</CrashTexts>;
}

/** The crash page's texts; English where the layout itself failed. */
export const useCrashTexts = () => useContext(CrashTexts);
