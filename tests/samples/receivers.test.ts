import { execFile, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadApi } from '../../lib/openapi/load-api.build';
import { loadReceivers } from '../../lib/openapi/receivers/load-receivers.build';
import { RECEIVER_LANGUAGES, type ReceiverLanguage } from '../../lib/openapi/receivers/receiver';
import { findFreePort } from '../e2e/free-port';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(ROOT, 'content/webhooks');
const SECRET = 'segredo de teste: ção';
const { receivers, sender } = loadReceivers(ROOT);
const bodies = loadApi(ROOT)
  .webhookGroups.flatMap(({ webhooks }) => webhooks)
  .flatMap(({ requestBody }) => requestBody.media.flatMap(({ examples }) => examples));

/** How each receiver is made ready and started in its folder, and what it says when it listens. */
const STARTS: Readonly<
  Record<ReceiverLanguage, { make?: readonly string[]; command: string; args: (port: number) => readonly string[] }>
> = {
  nodejs: { command: process.execPath, args: () => ['receptor.mjs'] },
  php: { command: 'php', args: (port) => ['-S', `localhost:${port}`, 'receptor.php'] },
  python: { command: 'python3', args: () => ['receptor.py'] },
  java: { command: 'java', args: () => ['Receptor.java'] },
  csharp: {
    make: ['mcs', '-nologo', '-warnaserror', '-out:Receptor.exe', 'Receptor.cs'],
    command: 'mono',
    args: () => ['Receptor.exe'],
  },
};
const LISTENING = /Escutando em|Development Server/;

type Running = {
  readonly url: string;
  readonly port: number;
  readonly stored: () => readonly string[];
  readonly read: (id: string) => string;
  readonly stop: () => void;
};

/** Starts a receiver as its page tells it, in a folder of its own. */
async function start(language: ReceiverLanguage): Promise<Running> {
  const { make, command, args } = STARTS[language];
  const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  const receiver = receivers.find((candidate) => candidate.language === language);
  if (!receiver) throw new Error(`no receiver in ${language}`);
  writeFileSync(path.join(folder, receiver.file), receiver.code);
  const [program, ...rest] = make ?? [];
  if (program !== undefined) await promisify(execFile)(program, rest, { cwd: folder });
  const port = await findFreePort();
  const env = { ...process.env, SEGREDO: SECRET, PORTA: String(port), LC_ALL: 'C.UTF-8' };
  const child = spawn(command, args(port), { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (part: Buffer) => {
      said += part.toString('utf8');
      if (LISTENING.test(said)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${command} ended with ${code}: ${said}`)));
  });
  const entregas = path.join(folder, 'entregas');
  return {
    url: `http://localhost:${port}/`,
    port,
    stored: () => (existsSync(entregas) ? readdirSync(entregas) : []),
    read: (id) => readFileSync(path.join(entregas, `${id}.json`), 'utf8'),
    stop: () => {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

type Delivery = {
  readonly id: string;
  readonly body: string;
  /** Seconds from now of the moment that is signed. */
  readonly age?: number;
  readonly secret?: string;
  /** Headers in place of the right ones; an empty one is left out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly sentBody?: string;
};

/** Sends as the description says that the API sends. */
async function deliver(
  { url }: Running,
  { id, body, age = 0, secret = SECRET, headers = {}, sentBody = body }: Delivery,
) {
  const moment = String(Math.floor(Date.now() / 1000) + age);
  const signature = createHmac('sha256', secret).update(`${id}.${moment}.${body}`).digest('hex');
  const right = {
    'Content-Type': 'application/json',
    'X-Entrega-Id': id,
    'X-Entrega-Momento': moment,
    'X-Entrega-Tentativa': '1',
    'X-Assinatura': `sha256=${signature}`,
  };
  const sent = Object.entries({ ...right, ...headers }).filter(([, value]) => value !== '');
  const answer = await fetch(url, { method: 'POST', headers: Object.fromEntries(sent), body: sentBody });
  return answer.status;
}

test('every language has a receiver, and its file is what the page shows', () => {
  expect(receivers.map(({ language }) => language)).toEqual(RECEIVER_LANGUAGES);
  for (const { file, code } of [...receivers, sender]) {
    expect(readFileSync(path.join(SOURCES, file), 'utf8').trimEnd()).toBe(code);
  }
});

describe.each(RECEIVER_LANGUAGES)('the receiver in %s', (language) => {
  let running: Running;
  beforeAll(async () => {
    running = await start(language);
  });
  afterAll(() => running?.stop());

  // @behaviour Webhooks: A receiver in five languages takes what is signed rightly, once, and refuses the rest
  test('takes every example of the description once and stores it byte by byte', async () => {
    for (const { code } of bodies) {
      const id = randomUUID();
      const body = `${code}\n  `;
      expect(await deliver(running, { id, body })).toBe(204);
      expect(running.read(id)).toBe(body);
      expect(await deliver(running, { id, body })).toBe(204);
      expect(running.stored().filter((name) => name.includes(id))).toEqual([`${id}.json`]);
    }
    expect(bodies).toHaveLength(5);
  });

  test('stores the first body of a delivery and keeps it', async () => {
    const id = randomUUID();
    expect(await deliver(running, { id, body: '{"n":1}' })).toBe(204);
    expect(await deliver(running, { id, body: '{"n":2}' })).toBe(204);
    expect(running.read(id)).toBe('{"n":1}');
  });

  test('takes the same delivery sent many times at once', async () => {
    const id = randomUUID();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => deliver(running, { id, body: '{"n":1}' })));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(running.read(id)).toBe('{"n":1}');
  });

  test.each<[string, Partial<Delivery>]>([
    ['signed with another secret', { secret: 'outro' }],
    ['whose body was changed on the way', { sentBody: '{"n":9}' }],
    ['ten minutes old, though signed rightly', { age: -600 }],
    ['of ten minutes to come', { age: 600 }],
    ['with the moment of another', { headers: { 'X-Entrega-Momento': '1795183502' } }],
    ['with a moment that is no number', { headers: { 'X-Entrega-Momento': 'agora' } }],
    ['without a signature', { headers: { 'X-Assinatura': '' } }],
    ['with half a signature', { headers: { 'X-Assinatura': 'sha256=5b1f0e6c' } }],
    ['without a moment', { headers: { 'X-Entrega-Momento': '' } }],
    ['with the id of another', { headers: { 'X-Entrega-Id': randomUUID() } }],
    ['without an id', { headers: { 'X-Entrega-Id': '' } }],
    ['with an id that leads elsewhere, though signed rightly', { id: '../../fora' }],
  ])('refuses a delivery %s', async (_, difference) => {
    const before = running.stored();
    expect(await deliver(running, { id: randomUUID(), body: '{"n":1}', ...difference })).toBe(401);
    expect(running.stored()).toEqual(before);
  });

  test('takes nothing but POST', async () => {
    expect((await fetch(running.url)).status).toBe(405);
  });

  test('takes what the script for trying it out sends', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sender-'));
    const id = randomUUID();
    writeFileSync(path.join(folder, 'entrega.json'), bodies[0]?.code ?? '');
    writeFileSync(path.join(folder, sender.file), sender.code);
    const env = { ...process.env, SEGREDO: SECRET, PORTA: String(running.port), ENTREGA_ID: id };
    const { stdout } = await promisify(execFile)('bash', [sender.file, 'entrega.json'], { cwd: folder, env });
    rmSync(folder, { recursive: true });
    expect(stdout).toBe('204\n');
    expect(running.read(id)).toBe(bodies[0]?.code);
  });
});
