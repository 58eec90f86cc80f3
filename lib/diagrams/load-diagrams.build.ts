import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { type DeadlineValues, printDeadlines } from '../text/print-deadlines';
import type { Diagram } from './diagram';
import { drawDiagram } from './draw-diagram';

const FOLDER = 'content/diagrams';

/**
 * Draws every diagram of content/diagrams, keyed by file name without extension.
 * @param root the project's root folder
 * @param deadlines what `{prazo:…}` in a source prints
 */
export function loadDiagrams(root: string, deadlines: DeadlineValues): ReadonlyMap<string, Diagram> {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((file) => /\.(?:mmd|mermaid)$/i.test(file));
  const unread = names.find((file) => !file.endsWith('.mmd'));
  if (unread !== undefined) {
    const place = { file: `${FOLDER}/${unread}` };
    throw new SiteError({ place, key: 'file', found: 'diagrams end in .mmd', fix: 'rename it' });
  }
  return new Map(
    names.sort().map((file) => {
      const name = file.slice(0, -'.mmd'.length);
      const source = `${FOLDER}/${file}`;
      return [name, drawDiagram(printDeadlines(readSource(root, source), source, deadlines), name, source)];
    }),
  );
}
