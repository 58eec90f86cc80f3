/** The query in the page's address (?q=), or an empty text. */
export function readQuery(): string {
  return new URLSearchParams(window.location.search).get('q') ?? '';
}

/** Puts the query into the page's address without adding to the history. */
export function writeQuery(query: string): void {
  const url = new URL(window.location.href);
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  window.history.replaceState(window.history.state, '', url);
}
