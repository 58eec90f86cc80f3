import { describe, expect, test } from 'vitest';
import { listIds, listTargets } from '../support/outline';
import { projectSources } from '../support/project-sources';

const { api, cstats } = projectSources;
const operations = api.groups.flatMap((group) => group.operations);

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('gives every field an anchor of its own', () => {
    const ids = listIds(operation);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  });

  test('links schemas already shown by anchors that its page has', () => {
    const ids = listIds(operation);
    const media = [...operation.responses, ...(operation.requestBody ? [operation.requestBody] : [])].flatMap(
      (part) => part.media,
    );
    expect(media.flatMap(({ body }) => listTargets(body)).filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('names status codes that the table has', () => {
    const unknown = operation.cstats.filter(({ document, code }) => !cstats.has(`${document}/${code}`));
    expect(unknown).toEqual([]);
  });
});

test('the overview gives every group and every error code an anchor of its own', () => {
  const anchors = [...api.groups, ...api.problems].map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
});
