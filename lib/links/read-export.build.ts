import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Export } from './check-links';
import { type HtmlFacts, readHtml } from './read-html';
import { readMarkdownLinks } from './read-markdown';

/** Files in Markdown. Next's own files end in .txt too. */
const MARKDOWN = /\.md$|^llms\.txt$/;

/**
 * Reads an exported site from disk.
 * @param folder the export's folder
 * @param basePath the path the site is published under, '' for none
 * @param origin the address of the site's host, without final slash
 * @param known what is known of pages already, by their names with slashes: they are not read
 */
export function readExport(
  folder: string,
  basePath: string,
  origin: string,
  known: ReadonlyMap<string, HtmlFacts> = new Map(),
): Export {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  const pages = new Map<string, HtmlFacts>();
  const texts = new Map<string, readonly string[]>();
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  for (const name of names) {
    if (name.endsWith('.html')) pages.set(toAddress(name, basePath), known.get(name) ?? readHtml(read(name)));
    if (MARKDOWN.test(name)) texts.set(`${basePath}/${name}`, readMarkdownLinks(read(name)));
  }
  const files = names.filter((name) => /\.[a-z0-9]+$/i.test(name) && !name.endsWith('.html'));
  return { pages, texts, files: new Set(files.map((name) => `${basePath}/${name}`)), site: origin + basePath };
}

/** docs/index.html → /docs/ ; 404.html → /404.html */
export function toAddress(name: string, basePath: string): string {
  return `${basePath}/${name.replace(/(^|\/)index\.html$/, '$1')}`;
}
