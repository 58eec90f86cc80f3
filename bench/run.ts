/** Measures what a page costs beyond an empty page of the same framework, and records the floor in budgets.json. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readBudgets, writeBudgets } from './budgets';
import { weighPage } from './page-scripts';

const root = path.join(import.meta.dirname, '..');
const floor = path.join(import.meta.dirname, 'floor');

const PAGES = {
  home: '/',
  guide: '/docs/documentacao/introducao/',
  operation: '/docs/api/fiscal/send-dfe-using-post/',
  search: '/search/',
};

const build = spawnSync('npx', ['next', 'build', floor], { cwd: root, encoding: 'utf8' });
if (build.status !== 0) {
  console.error(build.stdout + build.stderr);
  process.exit(1);
}

const floorJsGzip = weighPage(path.join(floor, 'out'), '/');
const budgets = { ...readBudgets(), floorJsGzip, nextVersion: readNextVersion() };
writeBudgets(budgets);

const rows = Object.entries(PAGES).map(([name, page]) => {
  const total = weighPage(path.join(root, 'out'), page);
  return { page: name, 'JS gzip': total, own: total - floorJsGzip, limit: budgets.ownJsGzipLimit };
});
console.log(`Next ${budgets.nextVersion}, floor ${floorJsGzip} bytes of JavaScript after gzip`);
console.table(rows);

function readNextVersion(): string {
  const { dependencies } = z
    .object({ dependencies: z.object({ next: z.string() }) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return dependencies.next;
}
