/**
 * The address that opens the page at a sample as the reader sees it: language and environment in the query, the
 * panel on screen in the hash.
 * @param control something inside the sample's block
 */
export function buildSampleAddress(control: Element): URL {
  const { sampleLanguage, environment } = document.documentElement.dataset;
  const panels = [...(control.closest('[data-copy-scope]')?.querySelectorAll<HTMLElement>('[data-sample]') ?? [])];
  const panel = panels.find((candidate) => candidate.offsetParent !== null);
  const address = new URL(window.location.pathname, window.location.origin);
  if (sampleLanguage) address.searchParams.set('lang', sampleLanguage);
  if (environment && panel?.querySelector('[data-when]')) address.searchParams.set('env', environment);
  address.hash = panel?.id ?? '';
  return address;
}
