import { siteConfig } from '../config/site';
import { toHref } from '../routes/locale-address';

/** Attribute of a link to the same page elsewhere; its value is where a link to another locale's pages starts. */
const KEEP_PLACE = 'data-keep-place';

/**
 * Runs in the browser before anything else, as text in the page's head: it cannot use anything from outside. Links to
 * the same page in another locale or version take along, when they are followed, what only the address says: the query,
 * the heading the reader is at, and on a not-found page which page was asked for.
 * @param home what the addresses of the default locale start with; those of others have their locale behind it
 */
function keepPlace(attribute: string, home: string, defaultLocale: string): void {
  // Read now: programs that translate pages change it.
  const { lang } = document.documentElement;
  const start = lang === defaultLocale ? home : `${home}${lang}/`;
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(`a[${attribute}]`) : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const otherStart = link.getAttribute(attribute);
    if (otherStart && location.pathname.startsWith(start)) {
      link.pathname = otherStart + location.pathname.slice(start.length);
    }
    link.search = location.search;
    link.hash = location.hash;
  };
  addEventListener('click', keep, { capture: true });
  addEventListener('auxclick', keep, { capture: true });
}

/** The script's text, the same for every page of the site. */
export function buildKeepPlaceScript(): string {
  const options = [KEEP_PLACE, toHref('/'), siteConfig.defaultLocale].map((option) => JSON.stringify(option));
  return `(${keepPlace.toString()})(${options.join(',')})`;
}
