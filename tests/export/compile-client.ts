import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const compiler = path.join(import.meta.dirname, '..', '..', 'node_modules/typescript/bin/tsc');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--types', '', '--ignoreConfig'];

/**
 * Compiles a client's code beside the types that it imports.
 * @param folder where the types are
 * @param lines the code; each value that may be wrong on a line of its own
 * @returns the lines, counted from 1, on which the compiler finds the code wrong, and what else it says
 */
export function compileClient(folder: string, lines: readonly string[]) {
  const file = path.join(folder, 'client.ts');
  writeFileSync(file, lines.join('\n'));
  const { stdout } = spawnSync(process.execPath, [compiler, ...OPTIONS, file], { encoding: 'utf8', cwd: folder });
  const messages = stdout.split('\n').filter((line) => /^\S/.test(line));
  const places = messages.map((line) => Number(/^client\.ts\((\d+),\d+\): error TS2/.exec(line)?.[1] ?? Number.NaN));
  return {
    lines: [...new Set(places.filter((place) => !Number.isNaN(place)))],
    others: messages.filter((_, index) => Number.isNaN(places[index])),
  };
}
