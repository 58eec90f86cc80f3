'use client';
// An island because the theme is the reader's own choice, kept in the browser.
import { useSyncExternalStore } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { MoonIcon, SunIcon, SystemIcon } from '../ui/icons';
import { type ColorMode, useColorMode } from './color-mode.client';
import styles from './theme-toggle.module.css';

type ThemeToggleProps = { readonly labels: Messages['theme']; readonly followsSystem: boolean };

const subscribeToNothing = () => () => {};

/**
 * Steps through the colour modes: light ↔ dark, and after both the system's where it is followed. The first step of a
 * reader who has chosen nothing leads to the shade that they do not see.
 */
export function ThemeToggle({ labels, followsSystem }: ThemeToggleProps) {
  const { mode, isAsked, systemShade, choose } = useColorMode();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const shades: readonly ColorMode[] = systemShade === 'light' ? ['dark', 'light'] : ['light', 'dark'];
  const order = followsSystem && !isAsked ? ['system' as const, ...shades] : shades;
  const next = order[(order.indexOf(mode) + 1) % order.length] ?? 'light';
  const label = labels.label.replace('{mode}', isHydrated ? labels[mode] : labels.system);
  return (
    <button type="button" className={styles.toggle} aria-label={label} title={label} onClick={() => choose(next)}>
      <span className={styles.sun}>
        <SunIcon />
      </span>
      <span className={styles.moon}>
        <MoonIcon />
      </span>
      <span className={styles.system}>
        <SystemIcon />
      </span>
    </button>
  );
}
