import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../lib/config/sample-languages';
import type { SampleRequest } from '../../lib/openapi/samples/sample-request';
import { keyOf, programsFor } from './support/described-samples';
import { type Answer, type Arrival, LocalApi, meaningfulHeaders } from './support/local-api';
import { readWrittenFiles, runSamples, type SampleRun, TOKEN } from './support/run-samples';

const SERVER = 'https://api.exemplo.com.br';
const FILE_BYTES = Buffer.from([0x25, 0x50, 0x00, 0xff, 0x0a, 0x80]);
const ACCESS_KEY = '35251111222333000181550010000012341482150939';

const HOSTILE_TEXTS = [
  ...["'", '"', '$HOME', '$(id)', '\\', '`id`', '\n', '\t', '\r', '"""', '*/', '?>', '{}', '%s', '\u2028', ''],
  ...['ção', '😀', '@arquivo', '\\n', '\\u0041', '\u0024{x}', '\u0000', "'\\''", 'JSON\nEOF', '</script>', '<!--'],
  ...['$"{1}"', '#{x}', '!!', '%41', '&amp;', 'x\u0301', '\ufeff', '\u202e', ' ', `${ACCESS_KEY}`, '00123', '1e3'],
];
const HOSTILE_BODY = {
  textos: HOSTILE_TEXTS,
  juntos: HOSTILE_TEXTS.join(''),
  chaves: Object.fromEntries(HOSTILE_TEXTS.map((key, index) => [key, index])),
  chave: ACCESS_KEY,
  [ACCESS_KEY]: [0, -1.5, 1e21, null, true, {}, [[]]],
};
const PRINTABLE = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));
const HOSTILE_HEADERS = [
  { name: 'X-Todos', value: PRINTABLE },
  { name: 'X-Vazio', value: '' },
  { name: 'X-Shell', value: '$HOME `id` !! @/etc/passwd' },
];
const HOSTILE_TARGET = "/v1/a%2Fb/%24HOME/%7B%7D?q=S%C3%A3o%20%26%20d'%C3%81%5C%22%60&f[x]=1&vazio=";
const FILE_NAME = 'nota d\'Á "x" $HOME #1.pdf';

const CASES = {
  address: { url: SERVER + HOSTILE_TARGET },
  body: { method: 'POST', headers: HOSTILE_HEADERS, bearer: false, body: HOSTILE_BODY },
  object: { method: 'PUT', body: {} },
  list: { method: 'PUT', body: [] },
  null: { method: 'PUT', body: null },
  false: { method: 'PUT', body: false },
  number: { method: 'PUT', body: 0 },
  text: { method: 'PUT', body: '' },
  removal: { method: 'DELETE', answer: { kind: 'none' } },
  file: { answer: { kind: 'file', fileName: FILE_NAME } },
} as const satisfies Record<string, Partial<SampleRequest>>;

/** The answers to the cases that are not answered with JSON. */
const ANSWERS: Readonly<Record<string, Answer>> = { removal: { status: 204 }, file: { status: 200, body: FILE_BYTES } };

const api = new LocalApi(
  (key) => ANSWERS[key.split(' ')[1] ?? ''] ?? { status: 200, body: Buffer.from('{"ok":true}') },
);
let runs: ReadonlyMap<string, SampleRun>;
let root: string;

beforeAll(async () => {
  await api.start();
  const programs = Object.entries(CASES).flatMap(([name, rest]) => {
    const usual = { method: 'GET', url: `${SERVER}/v1`, headers: [], bearer: true, answer: { kind: 'json' } } as const;
    return programsFor({ name, server: SERVER, request: { ...usual, ...rest } }, (key) => api.baseFor(key));
  });
  ({ runs, root } = await runSamples(programs));
});

afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

function outcomeOf(name: keyof typeof CASES, language: SampleLanguage): { run: SampleRun; arrival: Arrival } {
  const key = keyOf({ name }, language);
  const run = runs.get(key);
  const [arrival, ...more] = api.arrivalsOf(key);
  expect(run).toMatchObject({ exit: 'success', stderr: '' });
  if (!run || !arrival || more.length > 0) throw new Error(`${key}: not exactly one request arrived`);
  return { run, arrival };
}

describe.each(SAMPLE_LANGUAGES)('the %s sample, executed', (language) => {
  // @feature 27
  test('sends path and query as they are, and no body', () => {
    const { arrival } = outcomeOf('address', language);
    expect(arrival.method).toBe('GET');
    // The samples write the apostrophe as %27; Mono's Uri sends it bare, which means the same (RFC 3986, 2.2 and 6.2).
    expect(arrival.target.replaceAll('%27', "'")).toBe(HOSTILE_TARGET);
    expect(meaningfulHeaders(arrival)).toEqual({ authorization: `Bearer ${TOKEN}` });
    expect(arrival.body).toHaveLength(0);
  });

  test('sends hostile texts as values and keys of JSON unchanged', () => {
    const { arrival } = outcomeOf('body', language);
    expect(JSON.parse(arrival.body.toString('utf8'))).toEqual(HOSTILE_BODY);
  });

  test('sends hostile headers unchanged, and no token where none is asked for', () => {
    const { arrival } = outcomeOf('body', language);
    expect(meaningfulHeaders(arrival)).toEqual({
      'x-todos': PRINTABLE,
      'x-vazio': '',
      'x-shell': HOSTILE_HEADERS[2]?.value,
      'content-type': 'application/json',
    });
  });

  test.each(['object', 'list', 'null', 'false', 'number', 'text'] as const)(
    'sends a whole body that is a bare %s',
    (name) => {
      const { arrival } = outcomeOf(name, language);
      expect(JSON.parse(arrival.body.toString('utf8'))).toEqual(CASES[name].body);
    },
  );

  test('confirms a DELETE that answers nothing', () => {
    expect(outcomeOf('removal', language).run.stdout).toBe('Removido com sucesso.\n');
  });

  test('saves a file byte by byte under a hostile name', () => {
    expect(readWrittenFiles(outcomeOf('file', language).run)).toEqual({ [FILE_NAME]: FILE_BYTES });
  });
});
