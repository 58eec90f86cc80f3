/** Sidebars that were asked for since the document was loaded, by address. */
const asked = new Map<string, Promise<string>>();

/**
 * Fetches the HTML of a sidebar, once.
 * @throws when it does not come; the next call tries again
 */
export function loadTree(address: string): Promise<string> {
  const known = asked.get(address) ?? fetchTree(address);
  asked.set(address, known);
  known.catch(() => asked.delete(address));
  return known;
}

async function fetchTree(address: string): Promise<string> {
  const response = await fetch(address);
  const html = response.ok ? await response.text() : '';
  // Hosts that answer everything send a page for a file that is gone.
  if (!html.startsWith('<ul>') || !html.endsWith('</ul>')) throw new Error(`${address} is no sidebar`);
  return html;
}
