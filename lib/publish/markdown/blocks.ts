import { type GroupTitles, groupChanges } from '../../pages/group-changes';
import { markdownPath } from '../../routes/download-address';
import { splitLocale, toAbsoluteUrl } from '../../routes/locale-address';

/** Markdown blocks with a blank line between them; what is empty leaves no trace. */
export function joinBlocks(blocks: readonly (string | undefined | false)[]): string {
  return blocks.filter((block) => block !== undefined && block !== false && block !== '').join('\n\n');
}

/** A fenced code block, with a fence longer than any inside it. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code}\n${marks}`;
}

/** The lines around what is folded under a name. */
export function foldLines(name: string): readonly [open: string, close: string] {
  return [`<details><summary>${name}</summary>`, '</details>'];
}

/** A block that readers open by its name; in a program that shows no HTML it stands open. */
export function fold(name: string, block: string): string {
  const [open, close] = foldLines(name);
  return joinBlocks([open, block, close]);
}

/** Inline code, whatever the text holds. */
export function code(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks} ${text} ${marks}`;
}

/** Every line after the first moved right, so that it stays inside the list item of the first. */
export function indentItem(text: string): string {
  return text.replace(/\n(?=[^\n])/g, '\n  ');
}

/**
 * Absolute address of what a link in a Markdown file leads to: the Markdown file of a page, or the page itself when the link goes to
 * one place in it, because anchors exist only there.
 * @param path site path, with or without locale prefix, query or anchor
 */
export function toMarkdownUrl(path: string): string {
  const { path: shared } = splitLocale(path);
  return /^\/([^?#.]*\/)?$/.test(shared) ? toAbsoluteUrl(markdownPath(shared)) : toAbsoluteUrl(shared);
}

/** A Markdown link to a page of the site. */
export function linkTo(title: string, path: string): string {
  return `[${title.replace(/[[\]\\]/g, '\\$&')}](${toMarkdownUrl(path)})`;
}

/** A section of links; nothing where there is none. */
export function writeLinks(title: string, links: readonly { readonly title: string; readonly path: string }[]): string {
  if (links.length === 0) return '';
  return joinBlocks([`## ${title}`, links.map((link) => `- ${linkTo(link.title, link.path)}`).join('\n')]);
}

/** Changes as lists below the titles of their groups. */
export function writeChangeGroups<Change extends { readonly isBreaking: boolean }>(
  changes: readonly Change[],
  titles: GroupTitles,
  write: (change: Change) => string,
): readonly string[] {
  return groupChanges(changes, titles).flatMap((group) => [
    `### ${group.title}`,
    group.changes.map((change) => `- ${write(change)}`).join('\n'),
  ]);
}
