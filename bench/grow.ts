/**
 * Measures how the build grows: the site as it is, with ten times the guides, and with ten times the operations too.
 * Usage: tsx bench/grow.ts [factor]. Linux only, because it reads /proc. Takes minutes and gigabytes of disk.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureCommand } from './measure-command';
import { multiplyGuides, multiplyOperations } from './multiply-sources';

const root = path.join(import.meta.dirname, '..');
const factor = Number(process.argv[2] ?? 10);
const LEFT_OUT = new Set(['.git', '.next', 'out', 'tests', 'test-results', 'bench']);

const scenarios = [
  { name: 'as it is', guides: 1, operations: 1 },
  { name: `guides ×${factor}`, guides: factor, operations: 1 },
  { name: `guides and operations ×${factor}`, guides: factor, operations: factor },
];

const rows = [];
for (const { name, guides, operations } of scenarios) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'grow-'));
  copyProject(folder);
  multiplyGuides(folder, guides);
  multiplyOperations(folder, operations);
  const { seconds, peakMegabytes, isGood, output } = await measureCommand('npm', ['run', 'build'], folder);
  if (!isGood) console.error(`${name}: the build failed\n${output.slice(-3000)}`);
  rows.push({ name, isGood, seconds, 'peak MB': peakMegabytes, ...weighExport(path.join(folder, 'out')) });
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);

/** Copies the sources and packages. */
function copyProject(folder: string): void {
  for (const entry of readdirSync(root)) {
    if (LEFT_OUT.has(entry)) continue;
    cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, verbatimSymlinks: true });
  }
}

/** A build that failed early has no export. */
function weighExport(out: string): { pages: number; files: number; megabytes: number } {
  if (!existsSync(out)) return { pages: 0, files: 0, megabytes: 0 };
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(out, name)).isFile(),
  );
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(out, name)).size, 0);
  const pages = files.filter((name) => name.endsWith('.html')).length;
  return { pages, files: files.length, megabytes: Math.round(bytes / 1e6) };
}
