/** The id that a hash names. A malformed escape sequence counts as the id itself. */
export function readHashId(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** The element a hash names. */
export function findHashTarget(hash: string): HTMLElement | null {
  return document.getElementById(readHashId(hash));
}
