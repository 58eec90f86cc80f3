import { prefixedLocales, toHref, withLocale } from '../routes/locale-address';

/**
 * Runs in the not-found page, as text in it, before the page answers: it cannot use anything from outside. Hosts that
 * know of one not-found page show that of the default locale for every address. It then turns to the one of the locale
 * that the address names, which puts the address that was asked for back into the bar.
 */
function turnToLocale(own: string, starts: readonly string[]): void {
  const { origin, pathname, search, hash } = location;
  const start = starts.find((candidate) => pathname.startsWith(candidate));
  if (start === undefined) return;
  const isItself = pathname === `${start}404/`;
  if (isItself && hash.startsWith(`#${start}`)) {
    const asked = new URL(origin + hash.slice(1));
    asked.pathname = asked.pathname.replace(/\/{2,}/g, '/');
    history.replaceState(null, '', asked);
  } else if (!isItself && start !== own) {
    location.replace(`${start}404/#${pathname}${search}${hash}`);
  }
}

/** The script's text, for the not-found page of a locale. */
export function buildNotFoundScript(locale: string): string {
  const findStart = (code: string) => toHref(withLocale(code, '/'));
  const starts = prefixedLocales.map(findStart);
  return `(${turnToLocale.toString()})(${JSON.stringify(findStart(locale))},${JSON.stringify(starts)})`;
}
