import { describe, expect, test } from 'vitest';
import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import { loadApi } from '../../../lib/openapi/load-api.build';
import type { Operation } from '../../../lib/openapi/operation';
import { listAnchors, listTargets } from '../support/outline';
import { PROJECT } from '../support/world';

const api = loadApi(PROJECT);
const operations = api.groups.flatMap((group) => group.operations);
const cstats = loadCStats(PROJECT);

/** Every id that the model gives to the page of an operation. */
function listIds({ parameters, requestBody, responses }: Operation): readonly string[] {
  const fields = [...parameters, ...responses.map(({ headers }) => ({ fields: headers }))].flatMap(
    (group) => group.fields,
  );
  const parts = [...responses, ...(requestBody ? [requestBody] : [])];
  return [
    ...fields.flatMap((field) => [field.anchor, ...listAnchors(field.body)]),
    ...parts.flatMap(({ anchor, media }) => [anchor, ...media.flatMap(({ body }) => listAnchors(body))]),
  ];
}

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
