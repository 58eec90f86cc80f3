import { createHash } from 'node:crypto';

export type StyleSheet = {
  /** Name of its file, without folders. */
  readonly name: string;
  readonly text: string;
};

/** Links to style sheets as Next writes them into a page. */
const LINK = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)" data-precedence="[^"]*"\/>/g;

/** The style sheets of a page, in their order. */
export const listStyleSheets = (html: string): readonly string[] =>
  [...html.matchAll(LINK)].map(([, name = '']) => name);

/** The style sheets that a page has in common with another, from the first on. */
export function findCommonSheets(names: readonly string[], others: readonly string[]): readonly string[] {
  const end = names.findIndex((name, index) => name !== others[index]);
  return end === -1 ? names : names.slice(0, end);
}

/**
 * One style sheet of several. Its name is as long as that of the first: a text that says how long it is may name it.
 */
export function joinStyleSheets(sheets: readonly StyleSheet[]): StyleSheet {
  const text = sheets.map((sheet) => sheet.text.trim()).join('\n');
  const length = (sheets[0]?.name.length ?? 0) - '.css'.length;
  const name = `${createHash('sha256').update(text).digest('base64url').slice(0, length)}.css`;
  return { name, text };
}

/**
 * Puts the joined sheet in the place of its parts: in a page, in its data or in a script. Where a page or its data has a
 * link for each part, one is left.
 */
export function nameJoinedSheet(text: string, parts: readonly string[], joined: string): string {
  const renamed = parts.reduce((result, part) => result.replaceAll(part, joined), text);
  const address = `"[^"]*/${joined.replace('.', '\\.')}"`;
  const links = [
    `<link rel="stylesheet" href=${address}[^>]*>`,
    `:HL\\[${address},"style"\\]\n`,
    `,?\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${address}[^{}]*\\}\\]`,
  ];
  return links.reduce((result, link) => result.replace(new RegExp(`(${link})(?:${link})+`, 'g'), '$1'), renamed);
}
