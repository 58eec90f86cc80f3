'use client';
// An island because next-themes keeps the choice in the browser and follows the system and other tabs.
import { ThemeProvider as NextThemesProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '@/lib/storage/keys';

type ThemeProviderProps = {
  readonly defaultMode: 'light' | 'dark';
  readonly followsSystem: boolean;
  readonly isFixed: boolean;
  readonly children: ReactNode;
};

/** Sets html[data-theme] before the first paint and keeps the reader's choice. */
export function ThemeProvider({ defaultMode, followsSystem, isFixed, children }: ThemeProviderProps) {
  const fixed = isFixed && !followsSystem ? { forcedTheme: defaultMode } : {};
  return (
    <NextThemesProvider
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      themes={['light', 'dark']}
      defaultTheme={followsSystem ? 'system' : defaultMode}
      enableSystem={followsSystem}
      disableTransitionOnChange
      {...fixed}
    >
      {children}
    </NextThemesProvider>
  );
}
