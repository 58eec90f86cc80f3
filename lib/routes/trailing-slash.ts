/**
 * Adds the final slash to the path part of an address, keeping query and hash.
 * That of a file is left alone, and so is a query or hash without a path, which is on the same page.
 */
export function withTrailingSlash(address: string): string {
  const path = readPath(address);
  if (path.endsWith('/') || isOnThisPage(address) || isFileAddress(address)) return address;
  return `${path}/${address.slice(path.length)}`;
}

/** Whether an address has no path: a heading's, or another query. */
export function isOnThisPage(address: string): boolean {
  return /^[?#]/.test(address);
}

/** Whether the last segment of the path has a file extension. */
export function isFileAddress(address: string): boolean {
  return /\.[a-z0-9]+$/i.test(readPath(address));
}

function readPath(address: string): string {
  return address.replace(/[?#].*/s, '');
}
