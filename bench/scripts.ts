import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readBudgets, writeBudgets } from './budgets';
import { type Line, line } from './measure/lines';
import { root, type Site } from './measure/sites';
import { weighPage } from './page-scripts';

const floor = path.join(import.meta.dirname, 'floor');

const PAGES = {
  home: '/',
  guide: '/docs/documentacao/introducao/',
  operation: '/docs/api/fiscal/send-dfe-using-post/',
  search: '/search/',
};

/** What a page costs beyond an empty page of the same framework. Records what that one weighs in budgets.json. */
export function measureScripts(sites: readonly Site[]): readonly Line[] {
  const floorJsGzip = weighFloor();
  const budgets = { ...readBudgets(), floorJsGzip, nextVersion: readNextVersion() };
  writeBudgets(budgets);
  console.log(`Next ${budgets.nextVersion}, floor ${floorJsGzip} bytes; own limit ${budgets.ownJsGzipLimit} bytes`);
  return sites.flatMap(({ name, folder }) =>
    Object.entries(PAGES).map(([kind, page]) =>
      line(name, `${kind} own JS bytes, gzip`, weighPage(folder, page) - floorJsGzip),
    ),
  );
}

/** Bytes of JavaScript, after gzip, of an empty page. */
function weighFloor(): number {
  const build = spawnSync('npx', ['next', 'build', floor], { cwd: root, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  return weighPage(path.join(floor, 'out'), '/');
}

function readNextVersion(): string {
  const { dependencies } = z
    .object({ dependencies: z.object({ next: z.string() }) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return dependencies.next;
}
