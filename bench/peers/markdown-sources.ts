import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../lib/config/site';
import { root } from '../measure/sites';
import { completeDescription } from './complete-description';

/** Pages of codes that a peer gets. */
const CODES = 500;
const GUIDES = 'docs/documentacao';
const CODE_FOLDER = 'docs/cstat/nfe';

/** A link to a page or a Markdown file of ours. */
const LINK = new RegExp(`\\]\\(${siteConfig.url}(/[^)#\\s]*?)(?:\\.md|/)(#[^)\\s]*)?\\)`, 'g');

/**
 * Writes the pages that both peers get: our guides and the first codes of NF-e, from the Markdown files that our build
 * publishes, and the description of the API.
 * @param exportFolder our build
 * @param folder of the peer
 * @param pages where the peer looks for the pages under `/docs/`
 */
export function writeSources(exportFolder: string, folder: string, pages: string): void {
  const files = listSources(exportFolder);
  const addresses = new Set(files.map((file) => `/${file.replace(/\.md$/, '')}/`));
  rmSync(path.join(folder, pages), { recursive: true, force: true });
  for (const file of files) {
    const markdown = readFileSync(path.join(exportFolder, file), 'utf8');
    const target = path.join(folder, pages, file.replace(/^docs\//, ''));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, convertPage(markdown, addresses));
  }
  const description = readFileSync(path.join(root, 'openapi.yaml'), 'utf8');
  writeFileSync(path.join(folder, 'openapi.yaml'), completeDescription(description));
}

/** The Markdown files of a build that peers get. */
function listSources(exportFolder: string): readonly string[] {
  const list = (below: string) =>
    readdirSync(path.join(exportFolder, below), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${below}/${name}`);
  const codes = list(CODE_FOLDER)
    .filter((file) => /\/\d+\.md$/.test(file))
    .toSorted((a, b) => Number.parseInt(path.basename(a), 10) - Number.parseInt(path.basename(b), 10));
  return [...list(GUIDES), ...codes.slice(0, CODES)];
}

/**
 * A published Markdown file as a page of a peer: title and description become front matter, and links to pages that the
 * peer has stay within it.
 * @param addresses of the pages that the peer has
 */
export function convertPage(markdown: string, addresses: ReadonlySet<string>): string {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  const [, description = ''] = /^# .+\n+> (.+)$/m.exec(markdown) ?? [];
  const body = markdown
    .replace(/^# .+\n+/, '')
    .replace(/^> .+\n+/, '')
    // The line with the page's own address.
    .replace(/^[^\n]+<https:[^>\n]+>\n+/, '')
    .replace(LINK, (whole, page: string, anchor = '') => (addresses.has(`${page}/`) ? `](${page}/${anchor})` : whole));
  const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
  return front + body;
}
