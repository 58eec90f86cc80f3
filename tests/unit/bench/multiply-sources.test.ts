import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { multiplyGuides, multiplyOperations } from '../../../bench/multiply-sources';
import { loadSite } from '../../../lib/pages/load-site.build';
import { createFixtureSite, PROJECT, readSmallSite, SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const SIDEBARS = 'content/docs/current/sidebars.yaml';

/** How many pages of each kind a site has. */
function countKinds(root: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of loadSite(root).pages) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test('three times the guides and operations are a site, with three times the pages of each', () => {
  const page = '  - page: ferramentas/chave-de-acesso\n    label: Chave de acesso\n';
  const root = createFixtureSite({ [SIDEBARS]: `${readSmallSite(SIDEBARS)}${page}` });
  multiplyGuides(root, 3);
  multiplyOperations(root, 3);
  const [before, after] = [countKinds(SMALL_SITE), countKinds(root)];
  expect(after).toMatchObject({ guide: 3 * (before.guide ?? 0), operation: 3 * (before.operation ?? 0) });
});

test('the sidebar of this project can be multiplied: its categories, its guides and its pages that are none', () => {
  const root = createFixtureSite({});
  cpSync(path.join(PROJECT, 'content/docs/current'), path.join(root, 'content/docs/current'), { recursive: true });
  multiplyGuides(root, 2);
  const { docs } = parse(readFileSync(path.join(root, SIDEBARS), 'utf8'));
  expect(docs.at(-1)).toMatchObject({ label: 'Cópia 2', items: expect.arrayContaining(['documentacao-2/introducao']) });
});
