/**
 * The entry that a page is, or is below: the longest address that the page's begins with.
 * @returns '' where there is none
 */
export function findNearestLink(addresses: readonly string[], pathname: string): string {
  return addresses
    .filter((address) => pathname.startsWith(address))
    .reduce((longest, address) => (address.length > longest.length ? address : longest), '');
}

/** Value of `aria-current` for the entry that is nearest to a page. */
export function nameCurrent(address: string, pathname: string | undefined): 'page' | 'true' {
  return address === pathname ? 'page' : 'true';
}
