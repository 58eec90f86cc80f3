import { SiteError } from '../../errors/site-error';
import { escapeHtml } from '../../text/escape-html';
import { SEARCH_FILE } from './archive-index';
import { POLICY } from './rewrite-page';

/** Files of the search beside its page. */
export const SEARCH_FILES = { script: 'search.js', style: 'search.css', index: 'index.js' } as const;

/**
 * Gives the search page of the archive its scripts, and leaves the sentence about them to readers without any.
 * @param html the page as `rewritePage` leaves it
 * @param withoutScript the sentence
 * @throws SiteError when the page has another form than this expects
 */
export function addSearch(html: string, withoutScript: string): string {
  const { script, style, index } = SEARCH_FILES;
  const sentence = `<p>${escapeHtml(withoutScript)}</p>`;
  // Files of the disk alone: scripts as text in the page, and those of other origins, stay refused.
  const allowed = replaceIn(html, `"${POLICY}"`, `"${POLICY}; script-src file:"`);
  const told = replaceIn(allowed, sentence, `<noscript>${sentence}</noscript>`);
  const scripts = [index, script].map((file) => `<script defer src="${file}"></script>`).join('');
  return replaceIn(told, '</head>', `<link rel="stylesheet" href="${style}"/>${scripts}</head>`);
}

function replaceIn(html: string, part: string, replacement: string): string {
  if (html.includes(part)) return html.replace(part, () => replacement);
  throw new SiteError({
    place: { file: SEARCH_FILE },
    key: 'archive',
    found: `the search page does not have ${part}`,
    fix: 'compare lib/publish/archive/search-page.ts with components/search/page/search-article.tsx',
  });
}
