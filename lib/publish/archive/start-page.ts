import { siteConfig } from '../../config/site';
import { fillMessage, type Messages } from '../../i18n/messages';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { escapeHtml } from '../../text/escape-html';
import { SEARCH_FILE } from './archive-index';

/** The page of the archive that readers open first. */
export const START_FILE = 'comece-aqui.html';

/** What the copy lacks, by the texts that say so. */
const MISSING = ['search', 'tools', 'samples', 'theme', 'downloads'] as const;

/** What the page is made with, beside its words. */
export type StartPageFacts = {
  /** Style sheets, by their paths in the archive. */
  readonly styles: readonly string[];
  /** The day of the build, as readers write it. */
  readonly builtOn: string;
  readonly locale: string;
};

/** Where to begin, and what a copy on a disk cannot do. */
export function writeStartPage(messages: Pick<Messages, 'archive' | 'archiveMissing'>, facts: StartPageFacts): string {
  const { styles, builtOn, locale } = facts;
  const title = escapeHtml(siteConfig.title);
  const address = toAbsoluteUrl('/');
  const site = `<a href="${address}">${address}</a>`;
  return `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src file:; font-src file:; base-uri 'none'"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title}</title>
${styles.map((style) => `<link rel="stylesheet" href="${style}"/>`).join('\n')}
</head><body><main class="prose">
<h1>${title}</h1>
<p>${fillMessage(escapeHtml(messages.archive.lead), { date: builtOn, site })}</p>
<ul><li><a href="index.html">${escapeHtml(messages.archive.home)}</a></li><li><a href="${SEARCH_FILE}">${escapeHtml(messages.archive.search)}</a></li></ul>
<h2>${escapeHtml(messages.archive.missing)}</h2>
<ul>${MISSING.map((part) => `<li>${escapeHtml(messages.archiveMissing[part])}</li>`).join('')}</ul>
</main></body></html>
`;
}
