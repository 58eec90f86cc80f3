import { OPENED_PARTS } from './opened-parts';

/** Stands for everything that can be opened below the place that the address names. */
export const EVERY_PART = 'tudo';

/** With more of them a link is longer than a chat shows: it then opens everything. */
const MOST_PARTS = 8;

/** What readers of a link have to see beside the place that it names, as far as the page does not show it by itself. */
export type SeenState = {
  readonly language?: string | undefined;
  readonly environment?: string | undefined;
  /** Tabs of groups whose choice has a parameter of its own. */
  readonly tabs: readonly { readonly parameter: string; readonly value: string }[];
  /** Names of the parts that are open, in the order in which they have to be opened. */
  readonly opened: readonly string[];
};

/**
 * The address that opens a page at a place as its sender sees it. Nothing of the address in the bar gets into it but
 * the page: the rest may hold what a reader typed.
 * @param page where the reader is
 * @param anchor id of the place
 */
export function buildSupportLink(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  anchor: string,
  { language, environment, tabs, opened }: SeenState,
): URL {
  const address = new URL(origin + pathname);
  const { searchParams } = address;
  if (language !== undefined) searchParams.set('lang', language);
  if (environment !== undefined) searchParams.set('env', environment);
  for (const { parameter, value } of tabs) searchParams.set(parameter, value);
  for (const name of opened.length > MOST_PARTS ? [EVERY_PART] : opened) searchParams.append(OPENED_PARTS, name);
  address.hash = anchor;
  return address;
}

/** The parts that an address opens. Whoever made it may have written anything. */
export function readOpenedParts(search: string): readonly string[] {
  return new URLSearchParams(search).getAll(OPENED_PARTS).slice(0, MOST_PARTS);
}
