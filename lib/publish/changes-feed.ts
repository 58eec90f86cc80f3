import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import type { ChangeEntry, ChangesPage } from '../pages/page';
import { feedPath } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';
import { listChangeFacts, nameVersion } from '../rules/change-words';
import { escapeHtml } from '../text/escape-html';

/** Year from which the ids of the feed count. It is part of them and never changes (RFC 4151). */
const FEED_SINCE = '2026';

/**
 * The changes as an Atom feed (RFC 4287), those last changed first. An entry keeps its id whatever is corrected in it,
 * and says by its date that something was.
 */
export function writeChangesFeed(page: ChangesPage): string {
  const entries = page.notes
    .flatMap((note) => note.entries)
    .toSorted((a, b) => b.change.updated.localeCompare(a.change.updated));
  const updated = entries[0]?.change.updated ?? page.today;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(siteConfig.contentLanguage)}">
  <id>${toId(page.sharedPath)}</id>
  <title>${escapeHtml(`${page.title} · ${siteConfig.name}`)}</title>
  <subtitle>${escapeHtml(page.description)}</subtitle>
  <updated>${toInstant(updated)}</updated>
  <author><name>${escapeHtml(siteConfig.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(toAbsoluteUrl(feedPath(page.sharedPath)))}"/>
  <link rel="alternate" type="text/html" href="${escapeHtml(toAbsoluteUrl(page.path))}"/>
${entries.map((entry) => writeEntry(entry, page)).join('\n')}
</feed>
`;
}

function writeEntry(entry: ChangeEntry, page: ChangesPage): string {
  const { anchor, noteId, version, change } = entry;
  const title = `${nameVersion(noteId, version)}: ${change.title}`;
  const address = toAbsoluteUrl(`${page.path}#${anchor}`);
  const documents = change.documents.map((document) => `    <category term="${escapeHtml(document)}"/>`).join('\n');
  return `  <entry>
    <id>${toId(`${page.sharedPath}${anchor}`)}</id>
    <title>${escapeHtml(title)}</title>
    <updated>${toInstant(change.updated)}</updated>
    <link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>
${documents}
    <content type="html">${escapeHtml(writeContent(entry))}</content>
  </entry>`;
}

/** The entry in HTML, for the reader's program to show. */
function writeContent({ change, text, action, doubt }: ChangeEntry): string {
  const { changes: texts } = getMessages(siteConfig.contentLanguage);
  const facts = listChangeFacts(change, texts).map(
    ({ label, value }) => `<li>${escapeHtml(`${label}: ${value}`)}</li>`,
  );
  const source = `${escapeHtml(`${texts.source}: ${texts[change.confidence]}.`)}${doubt ? ` ${doubt.html}` : ''}`;
  return `<ul>${facts.join('')}</ul><p>${text.html}</p><p>${escapeHtml(texts.action)}: ${action.html}</p><p>${source}</p>`;
}

/** A name that stays the same wherever the site moves below its host. */
function toId(path: string): string {
  return escapeHtml(`tag:${new URL(siteConfig.url).hostname},${FEED_SINCE}:${path.replace(/^\/|\/$/g, '')}`);
}

/** A day as the instant at which it begins where the rules are in force. */
function toInstant(day: string): string {
  return `${day}T00:00:00-03:00`;
}
