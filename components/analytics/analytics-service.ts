import { stripPrivateParts } from '@/lib/routes/strip-private-parts';

/** A page that the reader has come to. Neither address holds what they typed. */
export type PageView = {
  readonly title: string;
  /** The whole address. */
  readonly location: string;
  /** Path, and the place of the page where the address names one. */
  readonly path: string;
};

/** The page that is open. */
export function describePageView(): PageView {
  const location = hideTypedText(window.location.href);
  return { title: readTitle(), location, path: location.slice(window.location.origin.length) };
}

/**
 * The page's own title as its head has it for shared links, because that of the document may hold a query. '' while a
 * page has none yet.
 */
export function readTitle(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '';
}

/** The address without what a reader may have typed: what is left of the fragment names a place of the page. */
export function hideTypedText(address: string): string {
  return stripPrivateParts(address, (fragment) => findPlace(fragment) !== null);
}

function findPlace(fragment: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}

/** What the site knows of a service that measures its use. */
export type AnalyticsService = {
  /** Loads the service. The page that is open is counted by this. */
  readonly start: () => void;
  /** Tells it of a page reached without a new document. */
  readonly sendPageView: (view: PageView) => void;
};

/** Adds a script of another origin, once. One that is blocked or slow changes nothing for the reader. */
export function loadScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(data)) script.dataset[name] = value;
  document.head.append(script);
}
