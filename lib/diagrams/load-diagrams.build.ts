import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagram } from './diagram';
import { drawDiagram } from './draw-diagram';

const FOLDER = 'content/diagrams';

/**
 * Draws every diagram of content/diagrams, keyed by file name without extension.
 * @param root the project's root folder
 */
export function loadDiagrams(root: string): ReadonlyMap<string, Diagram> {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((file) => file.endsWith('.mmd'));
  return new Map(
    names.sort().map((file) => {
      const name = file.slice(0, -'.mmd'.length);
      return [name, drawDiagram(readFileSync(path.join(folder, file), 'utf8'), name, `${FOLDER}/${file}`)];
    }),
  );
}
