import { Script } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadApi } from '../../../../lib/openapi/load-api.build';
import { buildPostmanCollection, buildPostmanEnvironment } from '../../../../lib/publish/clients/postman';
import { createFixtureSite, SMALL_SITE } from '../../support/fixture-site';
import { projectApi as api } from '../../support/project-api';
import { runNewman } from './run-newman';
import { FILLED, OWN_FILES, readOwn, startApi, WANTED } from './sent-requests';

const small = loadApi(SMALL_SITE);

// @feature 50
test('every request of the collection, run by Postman’s own runner, sends what the description asks for', async () => {
  const server = await startApi();
  onTestFinished(() => server.api.stop());
  const folder = createFixtureSite(Object.fromEntries(OWN_FILES.map((name) => [name, readOwn(name)])));
  const groups = api.groups.map(({ name }) => name);
  const result = await runNewman(api, groups, { ...FILLED, baseUrl: server.base }, folder);
  expect(result.failures).toEqual([]);
  expect(result.stats.requests).toMatchObject({ total: WANTED.length, failed: 0 });
  expect(result.stats.assertions).toMatchObject({ total: WANTED.length, failed: 0 });
  server.check();
}, 120_000);

describe('the collection', () => {
  const text = JSON.stringify(buildPostmanCollection(api));

  test('has a folder for each group, and in it each operation', () => {
    const collection = JSON.parse(text);
    const outline = collection.item.map((folder: { name: string; item: { name: string }[] }) => [
      folder.name,
      folder.item.map(({ name }) => name),
    ]);
    expect(outline).toEqual([
      [api.firstSteps?.name, api.firstSteps?.steps.map(({ title }) => title)],
      ...api.groups.map(({ name, operations }) => [name, operations.map(({ title }) => title)]),
    ]);
  });

  test('has every documented answer', () => {
    const wanted = api.groups.flatMap(({ operations }) => operations).flatMap(({ responses }) => responses);
    const answers = wanted.flatMap(({ media }) => media).flatMap(({ examples }) => examples);
    expect(text.match(/"originalRequest"/g)).toHaveLength(answers.length);
  });

  test('names the token and the secrets and gives them no value', () => {
    expect(text).toContain('{{token}}');
    for (const server of api.servers) {
      const environment = JSON.parse(JSON.stringify(buildPostmanEnvironment(api, server)));
      expect(environment.values).toEqual([
        { key: 'baseUrl', value: server.url, type: 'default', enabled: true },
        ...['token', 'senha', 'certificado', 'senhaCertificado'].map((key) => {
          return { key, value: '', type: 'secret', enabled: true };
        }),
      ]);
    }
  });

  test('has company, key and number as variables, with the values of the examples, and files without one', () => {
    const { variable } = JSON.parse(text);
    expect(variable).toEqual([
      { key: 'baseUrl', value: api.servers[0]?.url },
      { key: 'usuario', value: 'integracao@exemplo.com.br' },
      { key: 'numero', value: '1234' },
      { key: 'reciboId', value: '5d8c2b1e-7f43-4c0a-9b61-2e9a4d7c1f10' },
      { key: 'eventoXmlBase64', value: '' },
      { key: 'chave', value: '35261111222333000181550010000012341482150930' },
      { key: 'notaXmlBase64', value: '' },
      { key: 'cnpj', value: '11222333000181' },
    ]);
    const requests = JSON.stringify(
      JSON.parse(text, (key, value) => (/^(response|variable|description)$/.test(key) ? [] : value)),
    );
    expect(requests).toContain('{{cnpj}}');
    expect(requests).not.toMatch(/"(11222333000181|35261111222333000181550010000012341482150930)\\?"/);
  });

  test('has scripts that run whatever the titles of its steps are', () => {
    const { firstSteps } = api;
    const steps = firstSteps?.steps.map((step) => ({ ...step, title: `${step.title} d'água` })) ?? [];
    const collection = buildPostmanCollection({ ...api, ...(firstSteps && { firstSteps: { ...firstSteps, steps } }) });
    const [folder] = JSON.parse(JSON.stringify(collection)).item;
    const scripts: string[] = folder.item.map(({ event: [{ script }] }: { event: [{ script: { exec: string[] } }] }) =>
      script.exec.join('\n'),
    );
    expect(scripts.join()).toContain("d'água");
    for (const script of scripts) expect(() => new Script(script)).not.toThrow();
  });

  test('of the same description is the same file', () => {
    expect(JSON.stringify(buildPostmanCollection(api))).toBe(text);
    expect(JSON.stringify(buildPostmanCollection(loadApi(SMALL_SITE)))).toBe(
      JSON.stringify(buildPostmanCollection(small)),
    );
  });
});

test('an operation with one example is one request; optional parameters are there, switched off', () => {
  const collection = JSON.parse(JSON.stringify(buildPostmanCollection(small)));
  const [signIn] = collection.item[0].item;
  expect(signIn).toMatchObject({
    name: 'Criar token',
    request: {
      method: 'POST',
      auth: { type: 'noauth' },
      body: { mode: 'raw', options: { raw: { language: 'json' } } },
      url: { raw: '{{baseUrl}}/v1/auth/token', host: ['{{baseUrl}}'], path: ['v1', 'auth', 'token'] },
    },
    response: [{ name: '201 criado', status: 'Created', code: 201 }],
  });
  expect(JSON.parse(signIn.request.body.raw)).toEqual({ usuario: 'ana', senha: 'segredo' });
  const list = JSON.stringify(buildPostmanCollection(api));
  expect(list).toMatch(/"key":"esperar"[^{}]*"disabled":true/);
});
