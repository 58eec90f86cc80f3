import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '../errors/read-source.build';
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
      const source = `${FOLDER}/${file}`;
      return [name, drawDiagram(readSource(root, source), name, source)];
    }),
  );
}
