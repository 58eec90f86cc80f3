import { expect, test } from 'vitest';
import { projectSite } from '../support/project-site';
import { findSampleFaults, LANGUAGES_HOLDING_JSON } from './sample-faults';

const requests = projectSite.api.groups
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => operation.requests.map(({ request }) => request))
  .filter(({ body }) => typeof body === 'object' && body !== null);

test.each(LANGUAGES_HOLDING_JSON)('every body of the API has the colours of JSON in %s', async (language) => {
  expect(requests.length).toBeGreaterThan(50);
  const faults = await Promise.all(requests.map((request) => findSampleFaults(language, request)));
  expect(faults.flat()).toEqual([]);
});
