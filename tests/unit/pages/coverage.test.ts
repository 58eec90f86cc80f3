import { expect, test } from 'vitest';
import { projectSite } from '../support/project-site';

const { operations, versions } = projectSite;
const guides = versions.find(({ version }) => version.isLast)?.guides ?? [];
const references = guides.flatMap((guide) => guide.references);

test('every operation is used by a guide, so that its page leads to one', () => {
  const used = new Set(references.flatMap(({ attributes: { id, operation } }) => [id, operation]));
  expect([...operations.keys()].filter((id) => !used.has(id))).toEqual([]);
});

test('every guide but the questions leads to an operation', () => {
  const kinds = ['Operation', 'Request', 'Response'];
  const without = guides.filter((guide) => !guide.references.some(({ component }) => kinds.includes(component)));
  expect(without.map(({ file }) => file)).toEqual([]);
});
