import { expect, test } from 'vitest';
import { buildReferencePages } from '../../../lib/pages/build-reference-pages';
import type { VersionSources } from '../../../lib/pages/site';
import { projectSite } from '../support/project-site';

test('operations of a version that is not the last lead to the layouts of the last, which has their only pages', () => {
  const last = projectSite.versions.find(({ version }) => version.isLast);
  if (!last) throw new Error('the project has no version');
  const version = { ...last.version, name: 'other', path: 'other', isLast: false };
  const current: VersionSources = { ...last, version, referencePath: 'other' };
  const pages = buildReferencePages({ ...projectSite, locale: 'en', current, versions: [current, last] });
  const sent = JSON.stringify(pages.filter(({ path }) => path.includes('-dfe-using-post/')));
  expect(sent).toContain('"/docs/other/api/fiscal/send-dfe-using-post/"');
  expect(sent).toContain('"/docs/leiaute/nfe/');
  // That of NF3e is a guide, which every version has.
  expect(sent).not.toMatch(/\/docs\/other\/leiaute\/(?!nf3e\/)/);
});
