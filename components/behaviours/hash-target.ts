/** The element a hash names. A malformed escape sequence counts as the id itself. */
export function findHashTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}
