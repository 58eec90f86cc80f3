import { prefixedLocales, toHref, withLocale } from '../routes/locale-address';

/**
 * Runs in the not-found page, as text in it, before the page answers: it cannot use anything from outside. Hosts that
 * know of one not-found page show that of the default locale for every address. It then turns to the one of the locale
 * that the address names, which puts the address that was asked for back into the bar.
 * @param starts what the addresses of each locale start with; the default one, which has no prefix, is not among them
 */
function turnToLocale(starts: Readonly<Record<string, string>>): void {
  const own = starts[document.documentElement.lang];
  const { origin, pathname, search, hash } = location;
  const start = Object.values(starts).find((candidate) => pathname.startsWith(candidate));
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

/** The script's text, the same for the not-found pages of all locales. */
export function buildNotFoundScript(): string {
  const starts = prefixedLocales.map((code) => [code, toHref(withLocale(code, '/'))]);
  return `(${turnToLocale.toString()})(${JSON.stringify(Object.fromEntries(starts))})`;
}
