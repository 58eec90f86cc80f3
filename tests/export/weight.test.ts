import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBudgets } from '@/bench/budgets';
import { listPageScripts, weighPage } from '@/bench/page-scripts';
import packageJson from '@/package.json' with { type: 'json' };
import { exportFolder } from './exported-page';

const budgets = readBudgets();
const PAGES = {
  'the home page': '/',
  'a guide': '/docs/documentacao/introducao/',
  'an operation': '/docs/api/fiscal/send-dfe-using-post/',
};

test('the floor was measured with the installed version of Next (npm run bench measures it anew)', () => {
  expect(budgets.nextVersion).toBe(packageJson.dependencies.next);
});

describe.each(Object.entries(PAGES))('%s', (_name, page) => {
  test('adds less JavaScript to the framework’s own than the budget allows', () => {
    const scripts = listPageScripts(exportFolder, page).map(({ src, gzip }) => `${gzip} ${path.basename(src)}`);
    const own = weighPage(exportFolder, page) - budgets.floorJsGzip;
    expect(own, scripts.join('\n')).toBeLessThanOrEqual(budgets.ownJsGzipLimit);
  });
});
