/**
 * Fetches the first file of the index as it came, a `PublishedFirst`. The host is asked for it each time: it names the
 * second file, and a later build has another.
 * @param address with base path
 * @throws when it cannot be had
 */
export async function fetchFirst(address: string): Promise<string> {
  return (await fetchFile(address, { cache: 'no-cache' })).text();
}

/**
 * Fetches a file of this site.
 * @throws when it cannot be had
 */
export async function fetchFile(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
