/**
 * localStorage that never throws: blocked, full or absent storage reads as empty and ignores writes,
 * with one line in the console for the whole visit to a page.
 */
export const browserStorage = {
  /** Whether the browser lets the site keep anything. */
  isAvailable(): boolean {
    try {
      return window.localStorage !== null;
    } catch {
      return false;
    }
  },
  /** The stored text, or null when there is none or it cannot be read. */
  get(key: string): string | null {
    return attempt(() => window.localStorage.getItem(key), null);
  },
  set(key: string, value: string): void {
    attempt(() => window.localStorage.setItem(key, value), undefined);
  },
  remove(key: string): void {
    attempt(() => window.localStorage.removeItem(key), undefined);
  },
};

/** A browser that refuses once refuses always: one line says it all. */
let hasWarned = false;

function attempt<Result>(action: () => Result, fallback: Result): Result {
  try {
    return action();
  } catch (error) {
    if (!hasWarned)
      console.warn('The browser refused access to its storage; the choice will not be remembered.', error);
    hasWarned = true;
    return fallback;
  }
}
