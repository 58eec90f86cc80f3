/** sessionStorage: when this browser tab last loaded a page anew because a part of it could not be fetched. */
export const RELOADED_AT = 'site:reloaded-at';

/** Milliseconds during which a second failure is shown to the reader instead of answered with another reload. */
export const RELOAD_PAUSE = 60_000;

/**
 * Whether a page may be loaded anew by itself, after a part of it could not be fetched: once, and not again for a
 * while, so that something that is really missing does not reload for ever. Without storage nothing could stop such a
 * loop, so it may not.
 * @param now milliseconds, as of Date.now()
 */
export function mayReload(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED_AT) ?? Number.NaN);
    // A time that is none, or lies ahead of the clock, says nothing.
    if (last <= now && now - last < RELOAD_PAUSE) return false;
    noteReload(now);
    return window.sessionStorage.getItem(RELOADED_AT) === String(now);
  } catch {
    return false;
  }
}

/** Remembers a reload, also one that the reader asked for. */
export function noteReload(now: number): void {
  try {
    window.sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    // What cannot be remembered is not: mayReload then says no.
  }
}
