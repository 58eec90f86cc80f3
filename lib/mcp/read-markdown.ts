import { fillMessage } from '../i18n/fill-message';
import { API_DOWNLOADS, markdownPath } from '../routes/download-address';
import { findNearestPages, readListedPages } from '../routes/nearest-pages';
import { listHeadings } from '../search/records/record';
import { cutSection } from './cut-section';
import { takePart } from './long-text';
import { messages } from './messages';
import type { PagePlace } from './site-address';
import type { ToolContext } from './tool';
import { ToolFault } from './tool-fault';

/**
 * A page's Markdown, or the part of it that an anchor names; where the anchor exists on the page alone, all of it.
 * @throws ToolFault when there is no such page
 */
export async function readMarkdown(
  { path, anchor }: PagePlace,
  context: ToolContext,
): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const markdown = await context.reading.read(markdownPath(path));
  if (markdown === undefined) throw new ToolFault(await describeMissing(path, context));
  if (anchor === '') return { text: markdown, isWhole: true };
  const section =
    cutSection(markdown, anchor) ?? cutSection(markdown, anchor, await findHeading(path, anchor, context));
  return section === undefined ? { text: markdown, isWhole: true } : { text: section, isWhole: false };
}

/** The heading that the index knows for an anchor; '' for none. */
async function findHeading(path: string, anchor: string, { openIndex }: ToolContext): Promise<string> {
  const { records } = await openIndex();
  const record = records.find(({ url }) => url === `${path}#${anchor}`);
  return record ? (listHeadings(record).at(-1) ?? '') : '';
}

async function describeMissing(path: string, { reading, siteUrl, facts }: ToolContext): Promise<string> {
  const listed = readListedPages((await reading.read(API_DOWNLOADS.llmsTxt)) ?? '', facts.basePath);
  const pages = findNearestPages(path, listed).map((page) => `${page.title} <${siteUrl}${page.path}>`);
  if (pages.length === 0) return fillMessage(messages.mcp.readMissing, { path });
  return fillMessage(messages.mcp.readNearest, { path, pages: pages.join('; ') });
}

/** The address of a place. */
export function toAddress({ path, anchor }: PagePlace, { siteUrl }: ToolContext): string {
  return `${siteUrl}${path}${anchor === '' ? '' : `#${anchor}`}`;
}

/** The line with which every answer names its page. */
export function nameAddress(place: PagePlace, context: ToolContext): string {
  return fillMessage(messages.mcp.page, { address: toAddress(place, context) });
}

/**
 * One part of a long text, with the way to the next.
 * @param part counted from 1
 * @throws ToolFault when there are fewer
 */
export function writePart(text: string, part: number): string {
  const taken = takePart(text, part);
  if (!taken) throw new ToolFault(fillMessage(messages.mcp.readNoPart, { part }));
  if (part === taken.count) return taken.text;
  const more = fillMessage(messages.mcp.readMore, { part, count: taken.count, next: part + 1 });
  return `${taken.text}\n\n${more}`;
}
