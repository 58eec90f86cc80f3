import path from 'node:path';
import type { ScratchCopy } from './scratch-copy';

const FOLDER = 'content/docs/current';
const LINK = /\[([^\]]*)\]\(([^)\s#]+\.mdx)(#[^)\s]*)?\)/g;

/** Guides whose text is changed by what `replace` makes of each of their links to the guide at `target`. */
export function replaceLinks(
  project: ScratchCopy,
  target: string,
  replace: (link: { readonly text: string; readonly hash: string; readonly folder: string }) => string,
): void {
  for (const file of project.list(FOLDER).filter((name) => name.endsWith('.mdx'))) {
    const folder = path.posix.dirname(file);
    const before = project.read(file);
    const after = before.replace(LINK, (link, text: string, href: string, hash = '') =>
      path.posix.join(folder, href) === target ? replace({ text, hash, folder }) : link,
    );
    if (after !== before) project.write(file, after);
  }
}

/** Moves a guide's file; links in it that start from its folder still lead where they did. */
export function moveGuide(project: ScratchCopy, from: string, to: string): void {
  const [before, after] = [path.posix.dirname(from), path.posix.dirname(to)];
  const text = project
    .read(from)
    .replace(
      LINK,
      (_, label: string, href: string, hash = '') =>
        `[${label}](${path.posix.relative(after, path.posix.join(before, href))}${hash})`,
    );
  project.remove(from);
  project.write(to, text);
}

/** Replaces an address wherever a file has it; a file without it stays as it is. */
export function replaceEverywhere(project: ScratchCopy, file: string, before: string | RegExp, after: string): void {
  const text = project.read(file);
  const edited = text.replaceAll(before, after);
  if (edited !== text) project.write(file, edited);
}
