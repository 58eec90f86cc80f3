'use client';
// An island because next-themes keeps the choice in the browser and follows the system and other tabs.
import { ThemeProvider as NextThemesProvider } from 'next-themes';
import { type ReactNode, useMemo, useState } from 'react';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { AskedShadeContext, ColorModeKeeper, readAskedShade } from './color-mode.client';

type ThemeProviderProps = {
  readonly defaultMode: 'light' | 'dark';
  readonly followsSystem: boolean;
  readonly isFixed: boolean;
  readonly children: ReactNode;
};

/** Keeps html[data-theme], which the pre-paint script set first, in step with the reader's choice and the system. */
export function ThemeProvider({ defaultMode, followsSystem, isFixed, children }: ThemeProviderProps) {
  const [asked, setAsked] = useState(() => (isFixed ? undefined : readAskedShade()));
  const askedShade = useMemo(() => ({ asked, forget: () => setAsked(undefined) }), [asked]);
  const forced = isFixed && !followsSystem ? defaultMode : asked;
  const fallback = followsSystem ? 'system' : defaultMode;
  return (
    <AskedShadeContext value={askedShade}>
      <NextThemesProvider
        attribute="data-theme"
        storageKey={STORAGE_KEYS.theme}
        themes={['light', 'dark']}
        defaultTheme={fallback}
        enableSystem={followsSystem}
        // The style sheets derive it from data-theme, so that print can have its own.
        enableColorScheme={false}
        // Its own script knows no ?docusaurus-theme and checks nothing: the pre-paint script does its work.
        scriptProps={{ type: 'text/plain' }}
        {...(forced === undefined ? {} : { forcedTheme: forced })}
      >
        <ColorModeKeeper fallback={fallback} isFixed={isFixed} />
        {children}
      </NextThemesProvider>
    </AskedShadeContext>
  );
}
