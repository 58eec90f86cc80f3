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

/**
 * Style sheets that always come together, one directly after the other.
 * @param lists those of each page, in their order
 */
export function groupSheets(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const distinct = [...new Map(lists.map((names) => [names.join(' '), names])).values()];
  const areTogether = (first: string | undefined, second: string) =>
    distinct.every((names) => {
      const at = names.indexOf(second);
      return at === -1 ? !names.some((name) => name === first) : names[at - 1] === first;
    });
  const groups: string[][] = [];
  for (const name of new Set(distinct.flat())) {
    const group = groups.find((members) => areTogether(members.at(-1), name));
    if (group) group.push(name);
    else groups.push([name]);
  }
  return groups;
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
