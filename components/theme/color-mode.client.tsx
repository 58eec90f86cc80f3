'use client';
// An island because colour modes are the reader's own choice, kept in the browser.
import { useTheme } from 'next-themes';
import { createContext, useContext, useEffect } from 'react';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { onWindow } from '../behaviours/document-events';

export type ColorMode = 'light' | 'dark' | 'system';
type Shade = Exclude<ColorMode, 'system'>;

/** The shade that the page's address asks for, which holds until the reader chooses one. */
export const AskedShadeContext = createContext<{ readonly asked: Shade | undefined; readonly forget: () => void }>({
  asked: undefined,
  forget: () => {},
});

/** `?docusaurus-theme=dark`: shows the page in a shade without storing it, for embedding and screenshots. */
export function readAskedShade(): Shade | undefined {
  if (typeof window === 'undefined') return undefined;
  const asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  return isShade(asked) ? asked : undefined;
}

type ColorModeChoice = {
  readonly mode: ColorMode;
  /** Whether the page's address asks for that mode. */
  readonly isAsked: boolean;
  /** The shade of the reader's system; undefined where it is not followed. */
  readonly systemShade: Shade | undefined;
  readonly choose: (mode: ColorMode) => void;
};

/** The mode in force and the way to choose another. Choosing 'system' clears the stored choice. */
export function useColorMode(): ColorModeChoice {
  const { theme, systemTheme, setTheme } = useTheme();
  const { asked, forget } = useContext(AskedShadeContext);
  const choose = (mode: ColorMode) => {
    forget();
    setTheme(mode);
    if (mode === 'system') browserStorage.remove(STORAGE_KEYS.theme);
  };
  const chosen = isShade(theme) ? theme : 'system';
  return { mode: asked ?? chosen, isAsked: asked !== undefined, systemShade: systemTheme, choose };
}

/**
 * Tells the style sheets the mode, and guards what other tabs store: next-themes would take a cleared choice for a
 * choice of the default, and put any text into html[data-theme].
 */
export function ColorModeKeeper({ fallback, isFixed }: { readonly fallback: ColorMode; readonly isFixed: boolean }) {
  const { mode } = useColorMode();

  useEffect(() => {
    if (!isFixed) document.documentElement.dataset.themeChoice = mode;
  }, [mode, isFixed]);

  useEffect(() => {
    const guard = (event: StorageEvent) => {
      const isCleared = event.key === null;
      if (!isCleared && event.key !== STORAGE_KEYS.theme) return;
      if (!isFixed && (isShade(event.newValue) || event.newValue === fallback)) return;
      if (!isCleared) event.stopImmediatePropagation();
      if (isFixed) return;
      // Told without storing it: what is stored here may overtake what another tab stores meanwhile.
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme, newValue: fallback }));
      if (!isShade(browserStorage.get(STORAGE_KEYS.theme))) browserStorage.remove(STORAGE_KEYS.theme);
    };
    // Capturing, to come before the listener of next-themes.
    return onWindow('storage', guard, { capture: true });
  }, [fallback, isFixed]);

  return null;
}

function isShade(value: string | null | undefined): value is Shade {
  return value === 'light' || value === 'dark';
}
