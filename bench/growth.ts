import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureBuild } from './build';
import type { Line } from './measure/lines';
import { root } from './measure/sites';
import { multiplyGuides, multiplyOperations } from './multiply-sources';

const FACTOR = 10;
const LEFT_OUT = new Set(['.git', '.next', 'out', 'tests', 'test-results', 'bench']);

const scenarios = [
  { name: 'as it is', guides: 1, operations: 1 },
  { name: `guides ×${FACTOR}`, guides: FACTOR, operations: 1 },
  { name: `guides and operations ×${FACTOR}`, guides: FACTOR, operations: FACTOR },
];

/**
 * How the build grows: the site as it is, with ten times the guides, and with ten times the operations too. Takes minutes
 * and gigabytes of disk.
 */
export async function measureGrowth(): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const { name, guides, operations } of scenarios) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'grow-'));
    copyProject(folder);
    multiplyGuides(folder, guides);
    multiplyOperations(folder, operations);
    lines.push(...(await measureBuild(name, folder, 'out')));
    rmSync(folder, { recursive: true, force: true });
  }
  return lines;
}

/** Copies the sources and packages. */
function copyProject(folder: string): void {
  for (const entry of readdirSync(root)) {
    if (LEFT_OUT.has(entry)) continue;
    cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, verbatimSymlinks: true });
  }
}
