import type { ServerChoice } from '../openapi/samples/environments';
import { escapeText } from '../text/escape-html';
import { escapePattern } from '../text/escape-pattern';

/**
 * Puts the servers of all environments where highlighted code has the first one. Each carries its environment in
 * `data-server`, and the style sheet shows the chosen one.
 */
export function markServers(html: string, servers: readonly ServerChoice[]): string {
  const [first] = servers;
  if (!first) return html;
  const written = escapePattern(escapeText(first.url));
  const marked = servers
    .map(({ environment, url }) => `<span data-server="${environment}">${escapeText(url)}</span>`)
    .join('');
  // A longer host that starts alike is another server.
  return html.replace(new RegExp(`${written}(?![\\w.-])`, 'g'), () => marked);
}
