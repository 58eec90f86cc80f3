import { rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../lib/config/sample-languages';
import { generateSamples } from '../../lib/openapi/samples/generate-samples';
import { isWholeRun } from '../scope';
import { OPERATIONS } from '../unit/openapi/description-document';
import {
  DESCRIBED_REQUESTS,
  type DescribedRequest,
  documentedAnswer,
  keyOf,
  ownFileName,
  programsFor,
} from './support/described-samples';
import { type Arrival, LocalApi, meaningfulHeaders } from './support/local-api';
import { readForm } from './support/read-form';
import { readWrittenFiles, runSamples, type SampleRun } from './support/run-samples';
import { findWireFaults, withoutNow } from './support/wire-faults';

/** What a generator branches on. Requests that have all of it in common differ in values, which hostile ones stand for. */
function describeForm({ request }: DescribedRequest): string {
  const { method, url, headers, bearer, body, bodyFile, ownFile, upload, answer, isSafe } = request;
  const traits = {
    query: url.includes('?'),
    bearer,
    body,
    'long body': bodyFile,
    'moment of the call': bodyFile?.now,
    'file in base64': ownFile,
    'status to ask': answer.kind === 'result' && answer.statusUrl,
    'repeated once': isSafe,
  };
  const present = Object.entries(traits).filter(([, value]) => value !== undefined && value !== false);
  const names = headers.map(({ name, isFresh }) => (isFresh ? `fresh ${name}` : name));
  return [method, upload?.kind, answer.kind, ...names, ...present.map(([name]) => name)].join(', ');
}

const FIRST_OF_FORM = new Map(DESCRIBED_REQUESTS.toReversed().map((described) => [describeForm(described), described]));
/** Daily the first request of each form, in the whole run all. */
const EXECUTED_REQUESTS = DESCRIBED_REQUESTS.filter(
  (described) => isWholeRun || FIRST_OF_FORM.get(describeForm(described)) === described,
);
const ANSWERS = new Map(
  EXECUTED_REQUESTS.flatMap((described) =>
    SAMPLE_LANGUAGES.map((language) => [keyOf(described, language), documentedAnswer(described)] as const),
  ),
);
const api = new LocalApi((key) => ANSWERS.get(key) ?? { status: 500 });
let runs: ReadonlyMap<string, SampleRun>;
let root: string;

beforeAll(async () => {
  await api.start();
  ({ runs, root } = await runSamples(EXECUTED_REQUESTS.flatMap((described) => programsFor(described, baseFor))));
});

afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

/** Every call has a key of its own. */
function withoutKey({ 'idempotency-key': _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** Every form has a boundary of its own. */
function withoutBoundary(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'content-type': headers['content-type']?.split(';')[0] };
}

function readJson({ body }: Arrival): unknown {
  return body.length === 0 ? undefined : JSON.parse(body.toString('utf8'));
}

/** A body that is no JSON; of a form what its parts hold, because not all clients say that a text is one. */
function readUpload({ headers, body }: Arrival): object {
  const parts = readForm(headers['content-type'], body);
  return parts ? { parts: parts.map(({ name, fileName, content }) => ({ name, fileName, content })) } : { body };
}

function baseFor(key: string): string {
  return api.baseFor(key);
}

test('every operation of the description has a sample whose form is executed', () => {
  const executed = new Set(EXECUTED_REQUESTS.map(describeForm));
  const sampled = DESCRIBED_REQUESTS.filter((described) => executed.has(describeForm(described)));
  const operations = new Set(sampled.map(({ operation }) => operation.id));
  expect(OPERATIONS.filter(({ id }) => !operations.has(id))).toEqual([]);
  expect(OPERATIONS).not.toEqual([]);
});

// Names whole, not shortened as Vitest does with $name: reports are read by them.
describe.each(EXECUTED_REQUESTS.map((described) => [described.name, described] as const))('%s', (_name, described) => {
  // @feature 28
  test.each(SAMPLE_LANGUAGES)(
    'the %s sample, executed, sends what the description asks for and ends well',
    (language) => {
      const key = keyOf(described, language);
      const run = runs.get(key);
      expect(run).toMatchObject({ exit: 'success', stderr: '' });
      const arrivals = api.arrivalsOf(key);
      expect(arrivals).toHaveLength(1);
      expect(arrivals.flatMap((arrival) => findWireFaults(described, arrival))).toEqual([]);
      const { body = Buffer.alloc(0) } = documentedAnswer(described);
      const { answer } = described.request;
      const known = [
        described.request.bodyFile?.name ?? ownFileName(described.request) ?? '',
        language === 'curl' ? 'resposta.json' : '',
      ];
      expect(run && readWrittenFiles(run, known)).toEqual(answer.kind === 'file' ? { [answer.fileName]: body } : {});
      if (answer.kind === 'json' || answer.kind === 'result')
        expect(JSON.parse(run?.stdout ?? '')).toEqual(JSON.parse(body.toString('utf8')));
      else expect(run?.stdout).toMatch(/^[^\n]+\n$/u);
    },
  );

  // @feature 20
  test('all languages send the same', () => {
    const requests = SAMPLE_LANGUAGES.map((language) =>
      api.arrivalsOf(keyOf(described, language)).map((arrival) => {
        const { method, target } = arrival;
        const headers = withoutKey(meaningfulHeaders(arrival));
        return described.request.upload
          ? { method, target, headers: withoutBoundary(headers), ...readUpload(arrival) }
          : { method, target, headers, json: withoutNow(described, readJson(arrival)) };
      }),
    );
    for (const request of requests) expect(request).toEqual(requests[0]);
  });

  // @feature 19
  test('what was executed is what the page shows, but for the server', () => {
    const executed = programsFor(described, baseFor).map(({ id, code }) =>
      code.replaceAll(baseFor(id), described.server),
    );
    expect(executed).toEqual(generateSamples(described.request).map(({ code }) => code));
  });
});
