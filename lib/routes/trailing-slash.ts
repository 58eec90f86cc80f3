/**
 * Adds the final slash to the path part of an address, keeping query and hash.
 * A path whose last segment has a file extension is left alone.
 */
export function withTrailingSlash(address: string): string {
  const path = address.replace(/[?#].*/s, '');
  if (path.endsWith('/') || /\.[a-z0-9]+$/i.test(path)) return address;
  return `${path}/${address.slice(path.length)}`;
}
