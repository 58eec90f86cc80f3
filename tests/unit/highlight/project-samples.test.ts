import { expect, test } from 'vitest';
import { highlight } from '../../../lib/highlight/highlight';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import { projectApi } from '../support/project-api';
import { findSampleFaults, LANGUAGES_HOLDING_JSON, readText } from './sample-faults';

const requests = projectApi.groups
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => operation.requests.map(({ request }) => request))
  .filter(({ body, bodyFile }) => typeof body === 'object' && body !== null && !bodyFile);

test.each(LANGUAGES_HOLDING_JSON)('every body of the API has the colours of JSON in %s', async (language) => {
  expect(requests.length).toBeGreaterThan(50);
  const faults = await Promise.all(requests.map((request) => findSampleFaults(language, request)));
  expect(faults.flat()).toEqual([]);
});

test('a body that cURL writes into a file has the colours of JSON, and the moment of the call in it', async () => {
  const long = projectApi.groups
    .flatMap(({ operations }) => operations)
    .flatMap((operation) => operation.requests.flatMap(({ request }) => (request.bodyFile ? [request] : [])));
  expect(long.length).toBeGreaterThan(4);
  for (const request of long) {
    const code = SAMPLE_GENERATORS.curl.generate(request);
    const html = await highlight(code, 'bash');
    expect(readText(html)).toBe(code);
    expect(html).toContain('<i class=k>"');
    expect(code.includes('$NOW"')).toBe(request.bodyFile?.now !== undefined);
  }
});
