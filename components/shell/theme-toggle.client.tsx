'use client';
// An island because the theme is the reader's own choice, kept in the browser.
import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { MoonIcon, SunIcon, SystemIcon } from '../ui/icons';
import styles from './theme-toggle.module.css';

type Mode = 'light' | 'dark' | 'system';
type ThemeToggleProps = { readonly labels: Messages['theme']; readonly followsSystem: boolean };

const subscribeToNothing = () => () => {};

/** Steps through the colour modes: system → light → dark → system, or light ↔ dark where the system is not followed. */
export function ThemeToggle({ labels, followsSystem }: ThemeToggleProps) {
  const { theme, setTheme } = useTheme();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const mode: Mode = theme === 'light' || theme === 'dark' ? theme : 'system';
  const order: readonly Mode[] = followsSystem ? ['system', 'light', 'dark'] : ['light', 'dark'];
  const next = order[(order.indexOf(mode) + 1) % order.length] ?? 'light';
  const label = labels.label.replace('{mode}', isHydrated ? labels[mode] : labels.system);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      data-mode={isHydrated ? mode : undefined}
      onClick={() => setTheme(next)}
    >
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
