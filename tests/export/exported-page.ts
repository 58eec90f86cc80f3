import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/** The built export. */
export const exportFolder = path.join(import.meta.dirname, '..', '..', 'out');

/** Whether a page only leads on to the address where its content went: no page of Next's, and without data. */
export const isMovedPage = (html: string) => /<script src="[^"]*\/moved\.js"><\/script>/.test(html);

/** What a reader without scripts finds in a page. */
export type ExportedPage = {
  /** Every uninterrupted piece of text, without the spaces around it. Scripts, styles and code blocks are left out. */
  readonly texts: ReadonlySet<string>;
  /** How often each name is given to an element by `aria-label`. */
  readonly labels: ReadonlyMap<string, number>;
  readonly ids: readonly string[];
  /** Where its links lead. */
  readonly links: ReadonlySet<string>;
  /** Those of them that browsers save in place of opening them. */
  readonly downloads: ReadonlySet<string>;
  /** Text of every tab panel, with its name. */
  readonly panels: readonly { readonly label: string; readonly text: string }[];
};

/** A name inside a code sample does not describe it. */
const LEFT_OUT = new Set(['script', 'style', 'pre']);

/** @param file path of the HTML file below out/ */
export function readPage(file: string): ExportedPage {
  const full = path.join(exportFolder, file);
  if (!existsSync(full)) throw new Error(`out/${file} is missing: build the export first (npm run build)`);
  const texts = new Set<string>();
  const labels = new Map<string, number>();
  const ids: string[] = [];
  const links = new Set<string>();
  const downloads = new Set<string>();
  const panels: { label: string; text: string }[] = [];
  let piece = '';
  let leftOutDepth = 0;
  let depth = 0;
  let panelDepth = 0;
  // The name of a document is part of the text around it.
  const open: boolean[] = [];
  const endPiece = () => {
    if (piece.trim() !== '') texts.add(piece.trim());
    piece = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const isName = attributes.class === 'unbroken';
      open.push(isName);
      if (!isName) endPiece();
      depth += 1;
      if (LEFT_OUT.has(name)) leftOutDepth += 1;
      if (attributes.id !== undefined) ids.push(attributes.id);
      if (name === 'a' && attributes.href !== undefined) {
        links.add(attributes.href);
        if (attributes.download !== undefined) downloads.add(attributes.href);
      }
      const label = attributes['aria-label'];
      if (label !== undefined) labels.set(label, (labels.get(label) ?? 0) + 1);
      if (attributes.role === 'tabpanel') {
        panels.push({ label: label ?? '', text: '' });
        panelDepth = depth;
      }
    },
    ontext(text) {
      if (leftOutDepth === 0) piece += text;
      const panel = panelDepth > 0 ? panels.at(-1) : undefined;
      if (panel) panel.text += text;
    },
    onclosetag(name) {
      if (!open.pop()) endPiece();
      if (LEFT_OUT.has(name)) leftOutDepth -= 1;
      if (depth === panelDepth) panelDepth = 0;
      depth -= 1;
    },
  });
  parser.end(readFileSync(full, 'utf8'));
  return { texts, labels, ids, links, downloads, panels };
}

const SCRIPTS = /(<script[^>]*>)[\s\S]*?<\/script>/g;
/** An element that is given an id. Values may hold the sign that ends a tag. */
const WITH_ID = /<[a-z][\w-]*(?:\s+[^\s=>]+(?:="[^"]*")?)*?\s+id="([^"]*)"/gi;

/**
 * The ids of a page's elements, as often as each is given. Without a parser, which takes five times as long.
 * @param file path of the HTML file below out/
 */
export function readIds(file: string): readonly string[] {
  const html = readFileSync(path.join(exportFolder, file), 'utf8').replace(SCRIPTS, '$1');
  return [...html.matchAll(WITH_ID)].map(([, id = '']) => id);
}
