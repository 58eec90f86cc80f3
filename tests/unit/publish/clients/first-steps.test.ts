import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseRequest } from '@usebruno/filestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildBrunoCollection } from '../../../../lib/publish/clients/bruno';
import { listVariables } from '../../../../lib/publish/clients/client-request';
import { writeFirstStepsHttp } from '../../../../lib/publish/clients/http-file';
import { buildPostmanCollection, buildPostmanEnvironment } from '../../../../lib/publish/clients/postman';
import { CERTIFICATE, CREDENTIALS, StrictApi, type Trouble } from '../../../samples/support/strict-api';
import { createFixtureSite, PROJECT } from '../../support/fixture-site';
import { projectSite } from '../../support/project-site';

const NEWMAN = path.join(PROJECT, 'node_modules/newman/bin/newman.js');
const { api } = projectSite;
const stand = new StrictApi();
/** What a reader fills in. */
const OWN = { ...CREDENTIALS, certificado: CERTIFICATE.arquivo, senhaCertificado: CERTIFICATE.senha };
const TITLES = api.firstSteps?.steps.map(({ title }) => title) ?? [];
const [TOKEN, COMPANY, CERT, SEND, ASK, DOWNLOAD] = TITLES;

beforeAll(() => stand.start());
afterAll(() => stand.stop());

let count = 0;
/** A new account in which something may go wrong. */
function openAccount(trouble: Trouble = {}) {
  const name = `account ${count++}`;
  const baseUrl = stand.baseFor(name, 'homologacao', { isNew: true, ...trouble });
  return { baseUrl, situations: () => stand.issuedBy(name).map(({ situacao }) => situacao) };
}

type Walk = { readonly names: readonly string[]; readonly failures: readonly string[] };

const report = z.object({
  run: z.object({
    executions: z.array(z.object({ item: z.object({ name: z.string() }) })),
    failures: z.array(z.object({ error: z.object({ test: z.string().optional(), message: z.string() }) })),
  }),
});

/** Runs the folder with Postman's own runner. */
async function walkWithPostman(values: Readonly<Record<string, string>>): Promise<Walk> {
  const [server] = api.servers;
  if (!server) throw new Error('no server');
  const folder = createFixtureSite({
    'collection.json': JSON.stringify(buildPostmanCollection(api)),
    'environment.json': JSON.stringify(buildPostmanEnvironment(api, server)),
  });
  const file = (name: string) => path.join(folder, name);
  const run = ['run', file('collection.json'), '--environment', file('environment.json')];
  const own = Object.entries(values).flatMap((pair) => ['--env-var', pair.join('=')]);
  const out = ['--suppress-exit-code', '--reporters', 'json', '--reporter-json-export', file('report.json')];
  const command = [NEWMAN, ...run, ...own, '--folder', api.firstSteps?.name ?? '', ...out];
  await promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 26 });
  const { executions, failures } = report.parse(JSON.parse(readFileSync(file('report.json'), 'utf8'))).run;
  return {
    names: executions.map(({ item }) => item.name),
    failures: failures.map(({ error }) => `${error.test}: ${error.message}`),
  };
}

describe('the folder of first steps, run by Postman’s own runner', () => {
  // @behaviour Collections: A folder runs from the token to the XML of an authorised document
  test('goes from an empty account to an authorised document, and asks while it is in the queue', async () => {
    const { baseUrl, situations } = openAccount({ queued: 1 });
    const { names, failures } = await walkWithPostman({ ...OWN, baseUrl });
    expect(failures).toEqual([]);
    expect(names).toEqual([TOKEN, COMPANY, CERT, SEND, ASK, ASK, DOWNLOAD]);
    expect(situations()).toEqual(['autorizado']);
  }, 60_000);

  test('goes on where the company is there, and ends at a number that was used', async () => {
    const { baseUrl, situations } = openAccount();
    await walkWithPostman({ ...OWN, baseUrl });
    const again = await walkWithPostman({ ...OWN, baseUrl });
    expect(again.names).toEqual([TOKEN, COMPANY, CERT, SEND]);
    expect(again.failures).toMatchObject([expect.stringContaining('NUMERO_JA_USADO')]);
    const other = await walkWithPostman({ ...OWN, baseUrl, numero: '1235' });
    expect(other).toEqual({ names: TITLES, failures: [] });
    expect(situations()).toEqual(['autorizado', 'autorizado']);
  }, 60_000);

  test.each([
    ['a wrong password', { senha: 'outra-senha-qualquer' }, {}, [TOKEN], 'CREDENCIAIS_INVALIDAS'],
    [
      'a certificate that does not open',
      { senhaCertificado: 'outra' },
      {},
      [TOKEN, COMPANY, CERT],
      'CERTIFICADO_INVALIDO',
    ],
    ['a rejection', {}, { ending: 'rejeitado' as const }, [TOKEN, COMPANY, CERT, SEND, ASK], 'Texto oficial de 232'],
  ])(
    'ends at %s and says why',
    async (_, values, trouble, names, reason) => {
      const walk = await walkWithPostman({ ...OWN, ...values, baseUrl: openAccount(trouble).baseUrl });
      expect(walk.names).toEqual(names);
      expect(walk.failures).toMatchObject([expect.stringContaining(reason)]);
    },
    60_000,
  );
});

const brunoRequest = z.object({
  name: z.string(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string(), enabled: z.boolean() })),
    params: z.array(z.object({ name: z.string(), value: z.string(), type: z.enum(['query', 'path']) })),
    auth: z.object({ mode: z.enum(['inherit', 'none']) }),
    body: z.object({ json: z.string().nullish() }),
    tests: z.string(),
  }),
});

const fillIn = (text: string, values: Readonly<Record<string, unknown>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`Unknown variable: ${name}`);
    return String(values[name]);
  });

const NOW = `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}+00:00`;
const fresh = () => ({ agora: NOW, chaveIdempotencia: crypto.randomUUID() });
const SHARED = Object.fromEntries(listVariables(api).map(({ name, value }) => [name, value]));

/** Does what Bruno's runner does with the folder: its command-line runner weighs 275 MB. */
async function walkWithBruno(own: Readonly<Record<string, string>>): Promise<Walk> {
  const steps = buildBrunoCollection(api)
    .filter(({ path: name }) => name.startsWith('primeira-nota/') && !name.endsWith('/folder.yml'))
    .map(({ text }) => brunoRequest.parse(parseRequest(text, { format: 'yml' })));
  const values: Record<string, unknown> = { ...SHARED, ...own };
  const names: string[] = [];
  const failures: string[] = [];
  let next: string | null | undefined = steps[0]?.name;
  while (typeof next === 'string') {
    const index = steps.findIndex(({ name }) => name === next);
    const step = steps[index];
    if (!step) throw new Error(`no request ${next}`);
    names.push(step.name);
    const { status, body } = await sendLikeBruno(step, { ...values, ...fresh() });
    let chosen: string | null | undefined;
    const bru = {
      getVar: (name: string) => values[name],
      setVar: (name: string, value: unknown) => {
        values[name] = value;
      },
      sleep: () => Promise.resolve(),
      runner: {
        setNextRequest: (name: string | null) => {
          chosen = name;
        },
      },
    };
    const check = (title: string, run: () => void) => {
      try {
        run();
      } catch (error) {
        failures.push(`${title}: ${error}`);
      }
    };
    const script = `return (async () => { ${step.request.tests} })();`;
    const res = { getStatus: () => status, getBody: () => body };
    await new Function('bru', 'res', 'test', 'expect', script)(bru, res, check, expect);
    next = chosen === undefined ? steps[index + 1]?.name : chosen;
  }
  return { names, failures };
}

async function sendLikeBruno({ request }: z.output<typeof brunoRequest>, values: Readonly<Record<string, unknown>>) {
  const { method, params, headers, auth, body } = request;
  const url = params
    .filter(({ type }) => type === 'path')
    .reduce(
      (address, { name, value }) => address.replace(`:${name}`, fillIn(value, values)),
      fillIn(request.url, values),
    );
  const sent = headers.filter(({ enabled }) => enabled).map(({ name, value }) => [name, fillIn(value, values)]);
  const token = auth.mode === 'inherit' ? [['Authorization', `Bearer ${values.token}`]] : [];
  const text = typeof body.json === 'string' ? { body: fillIn(body.json, values) } : {};
  const answer = await fetch(url, { method, headers: Object.fromEntries([...sent, ...token]), ...text });
  const content = await answer.text();
  return { status: answer.status, body: content.startsWith('{') ? JSON.parse(content) : content };
}

describe('the folder of first steps, read by Bruno’s own reader', () => {
  test('goes from an empty account to an authorised document, and asks while it is in the queue', async () => {
    const { baseUrl, situations } = openAccount({ queued: 2 });
    const walk = await walkWithBruno({ ...OWN, baseUrl });
    expect(walk).toEqual({ names: [TOKEN, COMPANY, CERT, SEND, ASK, ASK, ASK, DOWNLOAD], failures: [] });
    expect(situations()).toEqual(['autorizado']);
  });

  test('ends at a rejection and says why', async () => {
    const walk = await walkWithBruno({ ...OWN, baseUrl: openAccount({ ending: 'rejeitado' }).baseUrl });
    expect(walk.names).toEqual([TOKEN, COMPANY, CERT, SEND, ASK]);
    expect(walk.failures).toMatchObject([expect.stringContaining('Texto oficial de 232')]);
  });
});

test('the file of first steps, read as VS Code reads it, ends at the XML of an authorised document', async () => {
  const { baseUrl, situations } = openAccount();
  const [head = '', ...parts] = writeFirstStepsHttp(api).split(/^### /m);
  const values: Record<string, unknown> = {};
  const answers: Record<string, Record<string, unknown>> = {};
  const define = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^@(\w+) = (.+)$/.exec(line) ?? [];
      const [, step = '', key = ''] = /^\{\{(\w+)\.response\.body\.\$\.(\w+)\}\}$/.exec(value) ?? [];
      if (name !== '') values[name] = step === '' ? value : answers[step]?.[key];
    }
    Object.assign(values, OWN, fresh(), { baseUrl });
  };
  define(head.split('\n'));
  const results: string[] = [];
  for (const part of parts) {
    const [, top = '', body] = /^([\s\S]*?)(?:\n\n([\s\S]*))?$/.exec(part.trimEnd()) ?? [];
    const lines = top.split('\n').slice(1);
    define(lines.filter((line) => line.startsWith('@')));
    const name = /^# @name (\w+)$/m.exec(top)?.[1] ?? '';
    const [request = '', ...headers] = lines.filter((line) => !/^[@#]/.test(line)).map((line) => fillIn(line, values));
    const [method = '', url = ''] = request.split(' ');
    const answer = await fetch(url, {
      method,
      headers: Object.fromEntries(headers.map((header) => header.split(': '))),
      ...(body === undefined ? {} : { body: fillIn(body, values) }),
    });
    const text = await answer.text();
    answers[name] = text.startsWith('{') ? JSON.parse(text) : {};
    results.push(`${answer.status} ${text.slice(0, 9)}`);
  }
  expect(results.map((result) => result.slice(0, 3))).toEqual(['201', '201', '200', '202', '200', '200']);
  expect(results.at(-1)).toBe('200 <nfeProc>');
  expect(situations()).toEqual(['autorizado']);
});
