import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import type { SampleRequest } from '../../../lib/openapi/samples/sample-request';

const RUNNERS = { curl: 'bash', nodejs: process.execPath } as const;
const FILE_BYTES = Buffer.from([0x25, 0x50, 0x00, 0xff, 0x0a, 0x80]);
const PROBLEM = '{"title":"CNPJ inválido","status":422}';

type Arrived = { readonly message: IncomingMessage; readonly body: string };
type Run = { readonly failed: boolean; readonly stdout: string; readonly stderr: string };

let server: Server;
let base: string;
let folder: string;
let arrived: Arrived[];

beforeAll(async () => {
  server = createServer(async (message, answer) => {
    arrived.push({ message, body: await text(message) });
    const status = message.url?.startsWith('/erro') ? 422 : message.method === 'DELETE' ? 204 : 200;
    const content = status === 422 ? PROBLEM : message.url?.startsWith('/arquivo') ? FILE_BYTES : '{"ok":true}';
    answer.writeHead(status).end(status === 204 ? undefined : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(async () => {
  arrived = [];
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  return () => rm(folder, { recursive: true });
});

async function runSample(language: keyof typeof RUNNERS, request: SampleRequest): Promise<Run> {
  const generator = SAMPLE_GENERATORS[language];
  const file = `sample.${generator.extension}`;
  await writeFile(path.join(folder, file), generator.generate(request));
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, TOKEN: 'segredo' } };
    execFile(RUNNERS[language], [file], options, (error, stdout, stderr) => {
      resolve({ failed: error !== null, stdout, stderr });
    });
  });
}

/** A request to the local server with what most cases share. */
function requestTo(target: string, rest: Partial<SampleRequest>): SampleRequest {
  return { method: 'GET', url: base + target, headers: [], bearer: true, answer: { kind: 'json' }, ...rest };
}

const HOSTILE_TEXTS = [
  ...["'", '"', '$HOME', '$(id)', '\\', '`id`', '\n', '\t', '\r', '"""', '*/', '?>', '{}', '%s', '\u2028', ''],
  ...['ção', '😀', '@arquivo', '\\n', '\\u0041', '\u0024{x}', '\u0000', "'\\''", 'JSON\nEOF'],
];
const HOSTILE_BODY = {
  textos: HOSTILE_TEXTS,
  juntos: HOSTILE_TEXTS.join(''),
  chaves: Object.fromEntries(HOSTILE_TEXTS.map((key, index) => [key, index])),
  ['k'.repeat(44)]: [0, -1.5, 1e21, null, true, {}, [[]]],
};

describe.each(['curl', 'nodejs'] as const)('the %s sample, executed', (language) => {
  test('sends method, path, query and no body', async () => {
    const target = "/v1/a%2Fb?q=S%C3%A3o%20%26%20d'%C3%81&f[x]=1";
    const { failed, stdout } = await runSample(language, requestTo(target, {}));
    expect(failed).toBe(false);
    expect(JSON.parse(stdout)).toEqual({ ok: true });
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.message).toMatchObject({ method: 'GET', url: target.replace("'", '%27') });
    expect(arrived[0]?.message.headers).toMatchObject({ authorization: 'Bearer segredo' });
    expect(arrived[0]?.message.headers).not.toHaveProperty('content-type');
    expect(arrived[0]?.body).toBe('');
  });

  test('sends hostile JSON and headers unchanged', async () => {
    const printable = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));
    const headers = [
      { name: 'X-Todos', value: printable },
      { name: 'X-Vazio', value: '' },
      { name: 'X-Shell', value: '$HOME `id` !! @/etc/passwd' },
    ];
    const request = requestTo('/v1', { method: 'POST', headers, bearer: false, body: HOSTILE_BODY });
    expect(await runSample(language, request)).toMatchObject({ failed: false, stderr: '' });
    const message = arrived[0]?.message;
    expect(JSON.parse(arrived[0]?.body ?? '')).toEqual(HOSTILE_BODY);
    expect(message?.headers).toMatchObject({ 'x-todos': printable, 'x-vazio': '', 'x-shell': headers[2]?.value });
    expect(message?.headers['content-type']).toBe('application/json');
    expect(message?.headers).not.toHaveProperty('authorization');
  });

  test.each([[{}], [[]], [null], [false], [0], ['']])('sends the whole body %j', async (body) => {
    await runSample(language, requestTo('/v1', { method: 'PUT', body }));
    expect(JSON.parse(arrived[0]?.body ?? '')).toEqual(body);
  });

  test('confirms a DELETE that answers nothing', async () => {
    const request = requestTo('/v1/7', { method: 'DELETE', answer: { kind: 'none' } });
    expect(await runSample(language, request)).toEqual({
      failed: false,
      stdout: 'Removido com sucesso.\n',
      stderr: '',
    });
  });

  test('saves a file byte by byte', async () => {
    const fileName = 'nota d\'Á "x" $HOME #1.pdf';
    const { failed } = await runSample(language, requestTo('/arquivo', { answer: { kind: 'file', fileName } }));
    expect(failed).toBe(false);
    expect(await readFile(path.join(folder, fileName))).toEqual(FILE_BYTES);
  });

  test('shows the problem and fails when the API refuses', async () => {
    const { failed, stdout, stderr } = await runSample(language, requestTo('/erro', { method: 'POST', body: {} }));
    expect(failed).toBe(true);
    expect(stdout + stderr).toContain('CNPJ inválido');
  });

  test('saves no file when the API refuses', async () => {
    const answer = { kind: 'file', fileName: 'danfe.pdf' } as const;
    expect(await runSample(language, requestTo('/erro', { answer }))).toMatchObject({ failed: true });
    await expect(readFile(path.join(folder, 'danfe.pdf'))).rejects.toThrow('ENOENT');
  });
});
