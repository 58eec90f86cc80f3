import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESCRIBED_REQUESTS, inEnvironment } from './support/described-samples';
import { TOKEN } from './support/run-samples';
import { CERTIFICATE, CREDENTIALS } from './support/strict-account';
import { StrictApi } from './support/strict-api';
import type { Trouble } from './support/strict-caller';

const api = new StrictApi();
const nfe = DESCRIBED_REQUESTS.find(({ example }) => example === 'nfe');
const bodyOf = (environment: 'homologacao' | 'producao') =>
  JSON.stringify(nfe && inEnvironment(nfe, environment).request.body);
const COMPANY = '11222333000181';
const now = `${new Date().toISOString().slice(0, 19)}+00:00`;
const good = bodyOf('homologacao').replace(/"dhEmi":"[^"]*"/u, `"dhEmi":"${now}"`);

let count = 0;
beforeAll(() => api.start());
afterAll(() => api.stop());

/** Calls as one caller whom nothing troubles but what is said. */
function call(trouble: Trouble = {}) {
  const base = api.baseFor(`caller ${count++}`, 'homologacao', trouble);
  const headers = {
    Authorization: `Bearer ${TOKEN}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'chave-0001',
  };
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(base + path, init);
    const json: { readonly [key: string]: unknown } = JSON.parse(await answer.text());
    return { status: answer.status, headers: answer.headers, json };
  };
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'Idempotency-Key': randomUUID() } });
  return {
    base,
    headers,
    post,
    send: (body: string, others: Record<string, string> = {}) =>
      ask('/v1/dfe', { method: 'POST', body, headers: { ...headers, ...others } }),
    get: (path: unknown) => ask(String(path), { headers }),
  };
}

/** Calls as one whose account is empty but for the token. */
async function callNew() {
  const caller = call({ isNew: true });
  const { json } = await caller.post('/v1/auth/token', CREDENTIALS);
  caller.headers.Authorization = `Bearer ${json.accessToken}`;
  return caller;
}

/** What becomes of a document that is sent. */
async function resultOf(body: string): Promise<unknown> {
  const { send, get } = call();
  const { json } = await send(body);
  return (await get(json.urlStatus)).json;
}

test('a good document waits in the queue and is authorised', async () => {
  const { send, get } = call({ queued: 1 });
  const { status, json } = await send(good);
  expect([status, json.situacao]).toEqual([202, 'recebido']);
  expect((await get(json.urlStatus)).json.situacao).toBe('processando');
  expect((await get(json.urlStatus)).json).toMatchObject({ situacao: 'autorizado', retorno: { cStat: '100' } });
  expect((await get('/v1/recibos/outro')).status).toBe(404);
});

describe('a rule that is broken is seen', () => {
  test.each([
    ['252', good.replace('"tpAmb":"2"', '"tpAmb":"1"')],
    ['598', good.replace(/"xNome":"NF-E[^"]*"/u, '"xNome":"Distribuidora Modelo S.A."')],
    ['1115', good.replace('"IBSCBS":', '"outro":').replace('"IBSCBSTot":', '"outro":')],
    ['228', good.replace(now, '2020-01-01T00:00:00-03:00')],
    ['703', good.replace(now, '2999-01-01T00:00:00-03:00')],
    ['215', good.replace(now, now.slice(0, 19))],
  ])('with %s', async (cStat, body) => {
    expect(body).not.toBe(good);
    expect(await resultOf(body)).toMatchObject({ situacao: 'rejeitado', retorno: { cStat } });
  });

  test('of the token: missing, another, past its time', async () => {
    expect((await call().send(good, { Authorization: '' })).status).toBe(401);
    expect((await call().send(good, { Authorization: 'Bearer outro' })).status).toBe(401);
    const { send, get } = call({ tokenLife: -1 });
    expect((await send(good)).status).toBe(401);
    expect((await get('/v1/recibos/1')).json.codigo).toBe('TOKEN_VENCIDO');
  });

  test('of the key: missing, too short, used for another body; the same body gets the same answer', async () => {
    expect((await call().send(good, { 'Idempotency-Key': '' })).status).toBe(400);
    expect((await call().send(good, { 'Idempotency-Key': 'curta' })).status).toBe(400);
    const { send } = call();
    const first = await send(good);
    const again = await send(good);
    expect(again.json).toEqual(first.json);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    const other = await send(good.replace('"nNF":"1234"', '"nNF":"1235"'));
    expect([other.status, other.json.codigo]).toEqual([409, 'CONFLITO_IDEMPOTENCIA']);
  });

  test('of the number: it is used once', async () => {
    const { send } = call();
    await send(good);
    const again = await send(good, { 'Idempotency-Key': 'outra-chave' });
    expect([again.status, again.json.codigo]).toEqual([409, 'NUMERO_JA_USADO']);
  });

  test('of the company: it has to be in the account', async () => {
    const { send, post } = await callNew();
    expect((await send(good)).json.codigo).toBe('NAO_ENCONTRADO');
    expect((await post(`/v1/empresas/${COMPANY}/certificado`, CERTIFICATE)).status).toBe(404);
    await post('/v1/empresas', { cpfCnpj: COMPANY });
    expect((await send(good)).status).toBe(202);
  });

  test('of the certificate: another file, another password', async () => {
    const { post } = await callNew();
    await post('/v1/empresas', { cpfCnpj: COMPANY });
    for (const wrong of [{ arquivo: 'AAAA' }, { senha: 'outra' }]) {
      const { status, json } = await post(`/v1/empresas/${COMPANY}/certificado`, { ...CERTIFICATE, ...wrong });
      expect([status, json.codigo]).toEqual([422, 'CERTIFICADO_INVALIDO']);
    }
    expect((await post(`/v1/empresas/${COMPANY}/certificado`, CERTIFICATE)).status).toBe(200);
  });

  test('of the form with a certificate: no name of a file, no last boundary, another content type', async () => {
    const { base, headers } = call();
    const send = async (body: string, type = 'multipart/form-data; boundary=b') => {
      const init = { method: 'POST', body, headers: { ...headers, 'Content-Type': type } };
      return (await fetch(`${base}/v1/empresas/${COMPANY}/certificado`, init)).status;
    };
    const file = Buffer.from(CERTIFICATE.arquivo, 'base64').toString('utf8');
    const part = (name: string, text: string) => `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${text}\r\n`;
    const form = `${part('name="arquivo"; filename="a.pfx"', file)}${part('name="senha"', CERTIFICATE.senha)}--b--`;
    // The file went through text, so that it is read and refused for what is in it.
    expect(await send(form)).toBe(422);
    expect(await send(form.replace('; filename="a.pfx"', ''))).toBe(400);
    expect(await send(form.replace(/--b--$/u, ''))).toBe(400);
    expect(await send(form, 'multipart/form-data')).toBe(400);
    expect(await send(form, 'application/octet-stream')).toBe(415);
  });

  test('of an event and of numbers that will not be used: each once', async () => {
    const { post } = call();
    const event = { chave: '35261111222333000181550010000012341482150930', tipo: 'cancelamento' };
    expect((await post('/v1/eventos', event)).json).toMatchObject({
      situacao: 'registrado',
      retorno: { cStat: '135' },
    });
    expect((await post('/v1/eventos', event)).json.codigo).toBe('EVENTO_DUPLICADO');
    expect((await post('/v1/eventos', { ...event, tipo: '' })).status).toBe(422);
    const range = (numeroInicial: number, numeroFinal: number) =>
      post(`/v1/empresas/${COMPANY}/inutilizacoes`, { modelo: '55', ano: 2026, serie: 1, numeroInicial, numeroFinal });
    expect((await range(5, 7)).json).toMatchObject({ situacao: 'homologada', retorno: { cStat: '102' } });
    expect((await range(5, 7)).json).toMatchObject({ situacao: 'homologada', retorno: { cStat: '563' } });
    expect((await range(7, 9)).json).toMatchObject({ situacao: 'rejeitada', retorno: { cStat: '241' } });
    expect((await range(9, 8)).status).toBe(422);
  });

  test('of the signature: without a certificate a document ends in error', async () => {
    const { send, get, post } = await callNew();
    await post('/v1/empresas', { cpfCnpj: COMPANY });
    expect((await get((await send(good)).json.urlStatus)).json.situacao).toBe('erro');
    await post(`/v1/empresas/${COMPANY}/certificado`, CERTIFICATE);
    const signed = await send(good, { 'Idempotency-Key': 'outra-chave' });
    expect((await get(signed.json.urlStatus)).json.situacao).toBe('autorizado');
  });

  test.each(['xml', 'dadfe'])('of the %s: only of what is authorised', async (format) => {
    const download = async (ending: 'autorizado' | 'rejeitado') => {
      const { send, get, base, headers } = call({ ending });
      const { json } = await get((await send(good)).json.urlStatus);
      return (await fetch(`${base}/v1/dfe/${json.chave}/${format}`, { headers })).status;
    };
    expect([await download('rejeitado'), await download('autorizado')]).toEqual([404, 200]);
  });

  test('of the form: no JSON, another content type, another place', async () => {
    expect((await call().send('{')).status).toBe(400);
    expect((await call().send(good, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await call().get('/v1/outro')).status).toBe(404);
  });
});

test('the limit is told once, with the time to wait', async () => {
  const { send } = call({ limited: 1 });
  const { status, headers } = await send(good);
  expect([status, headers.get('Retry-After')]).toEqual([429, '1']);
  expect((await send(good)).status).toBe(202);
});

test('a connection is cut', async () => {
  const { send } = call({ cut: 1 });
  await expect(send(good)).rejects.toThrow();
  expect((await send(good)).status).toBe(202);
});
