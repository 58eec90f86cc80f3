import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../lib/config/sample-languages';
import {
  DESCRIBED_REQUESTS,
  type DescribedRequest,
  documentedAnswer,
  documentedRefusal,
  keyOf,
  ownFileName,
  programsFor,
} from './support/described-samples';
import { LocalApi } from './support/local-api';
import { readWrittenFiles, runSamples, type SampleRun, TOKEN } from './support/run-samples';

/** An operation of each kind of answer and of body, with the status of a refusal that it documents. */
const REFUSALS = [
  ['createAuthenticationTokenUsingPOST', 401],
  ['sendDfeUsingPOST', 422],
  ['consultarStatusDfeUsingGET', 404],
  ['deleteCscUsingDELETE', 404],
  ['downloadDadfeUsingGET', 409],
  ['downloadXmlProcUsingPOST', 409],
] as const;

/** What each language says by itself of a refusal, besides the body. */
const REPORTS = {
  curl: /^curl: \(22\) The requested URL returned error: (\d+)/mu,
  nodejs: /Error: Erro HTTP (\d+)/u,
  csharp: /HttpRequestException: Erro HTTP (\d+)/u,
  php: /^Erro HTTP (\d+): /mu,
  java: /IllegalStateException: Erro HTTP (\d+)/u,
} as const;

const firstRequestOf = (id: string): DescribedRequest => {
  const found = DESCRIBED_REQUESTS.find(({ operation }) => operation.id === id);
  if (!found) throw new Error(`${id} is not in the description`);
  return found;
};

const REFUSED = REFUSALS.map(([id, status]) => ({
  id,
  status,
  refusal: documentedRefusal(id, status),
  described: firstRequestOf(id),
}));

const api = new LocalApi(
  (key) => REFUSED.find(({ described }) => key.endsWith(` ${described.name}`))?.refusal ?? { status: 500 },
);
let runs: ReadonlyMap<string, SampleRun>;
let root: string;

beforeAll(async () => {
  await api.start();
  ({ runs, root } = await runSamples(
    REFUSED.flatMap(({ described }) => programsFor(described, (key) => api.baseFor(key))),
  ));
});

afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

describe.each(REFUSED)('$id answered with $status', ({ status, refusal, described }) => {
  // @feature 28
  test.each(SAMPLE_LANGUAGES)('the %s sample fails, says why, and saves nothing', (language) => {
    const run = runs.get(keyOf(described, language));
    expect(run?.exit).toBe('failure');
    expect(REPORTS[language].exec(run?.stderr ?? '')?.[1]).toBe(String(status));
    const known = [
      described.request.bodyFile?.name ?? ownFileName(described.request) ?? '',
      language === 'curl' ? 'resposta.json' : '',
    ];
    expect(run && readWrittenFiles(run, known)).toEqual({});
    // curl can either save a file or show the body of an error; the sample says so in a comment.
    const isCurlDownload = language === 'curl' && described.request.answer.kind === 'file';
    expect(`${run?.stdout}${run?.stderr}`.includes(refusal.title)).toBe(!isCurlDownload);
  });
});

describe('limited once', () => {
  // What only reads, by each kind of answer, and a POST that writes without a key.
  const limited = ['listarEventosUsingPOST', 'downloadDadfeUsingPOST', 'createCscUsingPOST'].map(firstRequestOf);
  const isRead = ({ operation }: DescribedRequest) => operation.node['x-safe'] === true;
  const problem = { status: 429, mediaType: 'application/problem+json', headers: { 'Retry-After': '1' } };
  const busy = new LocalApi((key, before) => {
    const found = limited.find(({ name }) => key.endsWith(` ${name}`));
    if (!found) return { status: 500 };
    return before === 0 ? { ...problem, body: Buffer.from('{"codigo":"LIMITE_EXCEDIDO"}') } : documentedAnswer(found);
  });
  let ended: ReadonlyMap<string, SampleRun>;
  let folder: string;

  beforeAll(async () => {
    await busy.start();
    const programs = limited.flatMap((described) => programsFor(described, (key) => busy.baseFor(key)));
    ({ runs: ended, root: folder } = await runSamples(programs));
  });

  afterAll(async () => {
    await busy.stop();
    rmSync(folder, { recursive: true });
  });

  describe.each(limited)('$name', (described) => {
    test.each(SAMPLE_LANGUAGES)('the %s sample asks again only where it reads', (language) => {
      const key = keyOf(described, language);
      expect(busy.arrivalsOf(key)).toHaveLength(isRead(described) ? 2 : 1);
      expect(ended.get(key)?.exit).toBe(isRead(described) ? 'success' : 'failure');
    });
  });

  test('the operations that only read are the queries and the downloads by POST', () => {
    const marked = DESCRIBED_REQUESTS.filter(isRead).map(({ operation }) => operation.id);
    expect(new Set(marked).size).toBe(8);
    for (const id of marked) expect(id).toMatch(/^(listar|download)\w+UsingPOST$/u);
  });
});

describe('without a server', () => {
  let unreachable: ReadonlyMap<string, SampleRun>;
  let folder: string;
  const described = firstRequestOf('downloadDadfeUsingGET');

  beforeAll(async () => {
    // Nothing listens on port 9 of this machine: connections are refused at once.
    const programs = programsFor(described, () => 'http://127.0.0.1:9');
    ({ runs: unreachable, root: folder } = await runSamples(programs));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(SAMPLE_LANGUAGES)('the %s sample fails, says something, and saves nothing', (language) => {
    const run = unreachable.get(keyOf(described, language));
    expect(run?.exit).toBe('failure');
    expect(run?.stderr).not.toBe('');
    expect(run && readWrittenFiles(run)).toEqual({});
  });
});

test.each([
  ['nodejs', 'exemplo.mjs'],
  ['java', 'Exemplo.java'],
])('the command that the %s sample names exits with a failure too', async (language, file) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-command-'));
  const programs = programsFor(firstRequestOf('sendDfeUsingPOST'), (key) => api.baseFor(key));
  const code = programs.find((program) => program.language === language)?.code ?? '';
  writeFileSync(path.join(folder, file), code);
  const command = /^\/\/ Execute com: (.+)$/mu.exec(code)?.[1] ?? '';
  expect(command).toContain(file);
  const status = await new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, TOKEN } };
    execFile('sh', ['-c', command], options, (error) => resolve(error?.code ?? 0));
  });
  expect(status).toBe(1);
  rmSync(folder, { recursive: true });
});
