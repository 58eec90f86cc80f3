import { createHash } from 'node:crypto';

export type StyleSheet = {
  /** Name of its file, without folders. */
  readonly name: string;
  readonly text: string;
};

/**
 * Links to style sheets as Next writes them into a page, those of parts that come in scripts of their own with the
 * address first: the folder, and the name of the file.
 */
const LINK =
  /<link (?:rel="stylesheet" )?href="([^"]*\/)([^"/]+\.css)" (?:rel="stylesheet" as="style" )?data-precedence="[^"]*"[^>]*\/>/g;

/** The style sheets of a page, in their order. */
export const listStyleSheets = (html: string): readonly string[] =>
  [...html.matchAll(LINK)].map(([, , name = '']) => name);

/** Puts another link in the place of a page's first to a style sheet. */
export const replaceFirstLink = (html: string, write: (link: string, folder: string, name: string) => string): string =>
  html.replace(new RegExp(LINK.source), write);

/** How the data of a page names a style sheet: as what to fetch early, and as a link. Patterns for its address. */
export const hintInData = (address: string): string => `:HL\\[${address},"style"\\]\n`;
export const linkInData = (address: string): string =>
  `\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":${address}[^{}]*\\}\\]`;

/** A pattern for the name of a file. */
const patternOf = (name: string): string => name.replaceAll('.', '\\.');

/** A pattern for the address of a style sheet, in quotes. */
export const addressOf = (name: string): string => `"[^"]*/${patternOf(name)}"`;

/** A pattern for the name of a style sheet in a script, which loads it together with a part of its own. */
const inScript = (name: string): string => `"static/chunks/${patternOf(name)}"`;

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

/** A module of styles as Next writes it: a line of its own, in its cascade layer and no other. */
const MODULE = /^@layer ([a-z]+)\{((?!.*\}@layer ).*)\}$/;

/**
 * One style sheet of several, with each cascade layer once. Its name is as long as that of the first: a text that says
 * how long it is may name it.
 */
export function joinStyleSheets(sheets: readonly StyleSheet[]): StyleSheet {
  const text = gatherLayers(sheets.map((sheet) => sheet.text.trim()).join('\n'));
  const length = (sheets[0]?.name.length ?? 0) - '.css'.length;
  const name = `${createHash('sha256').update(text).digest('base64url').slice(0, length)}.css`;
  return { name, text };
}

/** Modules of a layer in one line, where the first of them stands: only within a layer does their order count. */
function gatherLayers(text: string): string {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, layer, rules = ''] = MODULE.exec(line) ?? [];
    if (layer === undefined) lines.set(line, line);
    else lines.set(layer, `${lines.get(layer)?.slice(0, -1) ?? `@layer ${layer}{`}${rules}}`);
  }
  return [...lines.values()].join('\n');
}

/**
 * Puts the joined sheet in the place of its parts: in a page, in its data or in a script. Where a page or its data has a
 * link for each part, or a script a name, one is left.
 */
export function nameJoinedSheet(text: string, parts: readonly string[], joined: string): string {
  // One pattern for all parts, because whole pages are read for it.
  const renamed = text.replace(new RegExp(parts.map(patternOf).join('|'), 'g'), joined);
  if (renamed === text) return text;
  const address = addressOf(joined);
  const links = [
    `<link (?:rel="stylesheet" )?href=${address}[^>]*>`,
    hintInData(address),
    linkInData(address),
    inScript(joined),
  ];
  // Each pattern begins with a text that all have: whole pages are searched for it.
  return links.reduce((result, link) => result.replace(new RegExp(`(${link})(?:,?${link})+`, 'g'), '$1'), renamed);
}
