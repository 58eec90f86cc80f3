import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import { countChanges, describeChange, describeRelease } from '../openapi/changes/change-words';
import type { ApiChangesPage, ChangeEntry, ChangesPage, Page, ShownApiChange } from '../pages/page';
import { feedPath } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';
import { listChangeFacts, nameVersion } from '../rules/change-words';
import { escapeHtml } from '../text/escape-html';

/** Year from which the ids of the feed count. It is part of them and never changes (RFC 4151). */
const FEED_SINCE = '2026';

/** What a feed tells, in one entry. */
type FeedEntry = {
  /** Id on the page. */
  readonly anchor: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly updated: string;
  readonly categories: readonly string[];
  /** HTML, for the reader's program to show. */
  readonly content: string;
};

/** Whether a page has a feed. */
export function hasFeed(page: Page): page is ChangesPage | ApiChangesPage {
  return page.kind === 'changes' || page.kind === 'apiChanges';
}

/**
 * The changes of a page as an Atom feed (RFC 4287), those last changed first. An entry keeps its id whatever is
 * corrected in it, and says by its date that something was.
 */
export function writeChangesFeed(page: ChangesPage | ApiChangesPage): string {
  const all = page.kind === 'changes' ? listRuleEntries(page) : listApiEntries(page);
  const entries = all.toSorted((a, b) => b.updated.localeCompare(a.updated));
  const updated = entries[0]?.updated ?? `${FEED_SINCE}-01-01`;
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

function writeEntry({ anchor, title, updated, categories, content }: FeedEntry, page: Page): string {
  const address = toAbsoluteUrl(`${page.path}#${anchor}`);
  const terms = categories.map((category) => `    <category term="${escapeHtml(category)}"/>\n`).join('');
  return `  <entry>
    <id>${toId(`${page.sharedPath}${anchor}`)}</id>
    <title>${escapeHtml(title)}</title>
    <updated>${toInstant(updated)}</updated>
    <link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>
${terms}    <content type="html">${escapeHtml(content)}</content>
  </entry>`;
}

/** An entry for each change of the rules. */
function listRuleEntries(page: ChangesPage): readonly FeedEntry[] {
  return page.notes
    .flatMap((note) => note.entries)
    .map((entry) => ({
      anchor: entry.anchor,
      title: `${nameVersion(entry.noteId, entry.version)}: ${entry.change.title}`,
      updated: entry.change.updated,
      categories: entry.change.documents,
      content: writeRuleContent(entry),
    }));
}

function writeRuleContent({ change, text, action, doubt }: ChangeEntry): string {
  const { changes: texts } = getMessages(siteConfig.contentLanguage);
  const facts = listChangeFacts(change, texts).map(
    ({ label, value }) => `<li>${escapeHtml(`${label}: ${value}`)}</li>`,
  );
  const source = `${escapeHtml(`${texts.source}: ${texts[change.confidence]}.`)}${doubt ? ` ${doubt.html}` : ''}`;
  return `<ul>${facts.join('')}</ul><p>${text.html}</p><p>${escapeHtml(texts.action)}: ${action.html}</p><p>${source}</p>`;
}

/** An entry for each released version of the API: what has no date yet is no news. */
function listApiEntries({ releases }: ApiChangesPage): readonly FeedEntry[] {
  const { apiChanges: texts } = getMessages(siteConfig.contentLanguage);
  return releases.flatMap((release) => {
    const { anchor, released, changes } = release;
    if (released === undefined) return [];
    const { title, note } = describeRelease(release, texts);
    return [
      {
        anchor,
        title: changes.length > 0 ? `${title}. ${countChanges(changes, texts)}` : title,
        updated: released,
        categories: [],
        content: `<p>${escapeHtml(note)}</p><ul>${changes.map(writeApiChange).join('')}</ul>`,
      },
    ];
  });
}

function writeApiChange(change: ShownApiChange): string {
  const messages = getMessages(siteConfig.contentLanguage);
  const { apiChanges: texts } = messages;
  const { kind, name, values } = describeChange(change, messages);
  const weight = change.isBreaking ? texts.breaking : texts.compatible;
  const facts = [`${weight}. ${kind}: ${name}`, values].filter((part) => part !== undefined).join(', ');
  const action = change.note ? ` ${escapeHtml(texts.action)}: ${change.note.html}` : '';
  return `<li>${escapeHtml(facts)}.${action}</li>`;
}

/** A name that stays the same wherever the site moves below its host. */
function toId(path: string): string {
  return escapeHtml(`tag:${new URL(siteConfig.url).hostname},${FEED_SINCE}:${path.replace(/^\/|\/$/g, '')}`);
}

/** A day as the instant at which it begins where the rules are in force. */
function toInstant(day: string): string {
  return `${day}T00:00:00-03:00`;
}
