/**
 * An address without query and fragment, which may hold what a reader typed: a search, a pasted answer, an access key.
 * None of that may reach a service outside. A fragment that `isAnchor` knows as a place of the page stays.
 */
export function stripPrivateParts(address: string, isAnchor?: (fragment: string) => boolean): string {
  const place = address.replace(/[?#].*/s, '');
  const fragment = address.replace(/[^#]*#?/, '');
  return fragment !== '' && isAnchor?.(fragment) ? `${place}#${fragment}` : place;
}
