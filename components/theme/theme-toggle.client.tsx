'use client';
// An island because the theme is the reader's own choice, kept in the browser.
import { useSyncExternalStore } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { MoonIcon, SunIcon, SystemIcon } from '../ui/icons';
import { type ColorMode, useColorMode } from './color-mode.client';
import styles from './theme-toggle.module.css';

type ThemeToggleProps = { readonly labels: Messages['theme']; readonly followsSystem: boolean };

const subscribeToNothing = () => () => {};

/** Steps through the colour modes: system → light → dark → system, or light ↔ dark where the system is not followed. */
export function ThemeToggle({ labels, followsSystem }: ThemeToggleProps) {
  const { mode, choose } = useColorMode();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const order: readonly ColorMode[] = followsSystem ? ['system', 'light', 'dark'] : ['light', 'dark'];
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
