import { parseCollection, parseEnvironment, parseFolder, parseRequest } from '@usebruno/filestore';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { projectApi as api } from '../../support/project-api';
import { BRUNO_FILES as files } from './bruno-files';
import { FILLED, readOwn, startApi } from './sent-requests';

const YAML = { format: 'yml' } as const;
/** The variables that are no secrets, in their order: those of files have no value. */
const SHARED = {
  numero: '1234',
  reciboId: '5d8c2b1e-7f43-4c0a-9b61-2e9a4d7c1f10',
  eventoXmlBase64: '',
  chave: '35261111222333000181550010000012341482150930',
  notaXmlBase64: '',
  cnpj: '11222333000181',
};
const requestFiles = files.filter(
  ({ path }) => path.includes('/') && !/^(environments|primeira-nota)\//.test(path) && !path.endsWith('/folder.yml'),
);

const pair = z.object({ name: z.string(), value: z.string(), enabled: z.boolean() });
const part = z.discriminatedUnion('type', [
  z.object({ name: z.string(), type: z.literal('text'), value: z.string() }),
  z.object({ name: z.string(), type: z.literal('file'), value: z.array(z.string()), contentType: z.string() }),
]);
const requestSchema = z.object({
  name: z.string(),
  seq: z.number(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(pair),
    params: z.array(pair.extend({ type: z.enum(['query', 'path']) })),
    auth: z.object({ mode: z.enum(['inherit', 'none']) }),
    body: z.discriminatedUnion('mode', [
      z.object({ mode: z.literal('none') }),
      z.object({ mode: z.literal('json'), json: z.string() }),
      z.object({ mode: z.literal('file'), file: z.array(z.object({ filePath: z.string(), contentType: z.string() })) }),
      z.object({ mode: z.literal('multipartForm'), multipartForm: z.array(part) }),
    ]),
    docs: z.string(),
  }),
  examples: z.array(z.object({ name: z.string(), response: z.object({ status: z.coerce.number() }) })).nullish(),
});

const scriptsSchema = z.object({
  collectionRoot: z.object({ request: z.object({ script: z.object({ req: z.string() }) }) }),
});

/** What Bruno's own reader makes of a request file. */
const readRequest = (text: string) => requestSchema.parse(parseRequest(text, YAML));

// @feature 51
test('every request of the collection, read by Bruno’s own reader, sends what the description asks for', async () => {
  const server = await startApi();
  onTestFinished(() => server.api.stop());
  for (const { text } of requestFiles) {
    const { request } = readRequest(text);
    const usuario = 'integracao@exemplo.com.br';
    const values = { usuario, ...SHARED, ...FILLED, ...runFreshScript(), baseUrl: server.base };
    const fill = (value: string) =>
      value.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const found = Object.entries(values).find(([key]) => key === name);
        if (!found) throw new Error(`Unknown variable: ${name}`);
        return found[1];
      });
    const url = request.params
      .filter(({ type }) => type === 'path')
      .reduce((address, { name, value }) => address.replace(`:${name}`, fill(value)), fill(request.url));
    const headers = request.headers.filter(({ enabled }) => enabled).map(({ name, value }) => [name, fill(value)]);
    const token = request.auth.mode === 'inherit' ? [['Authorization', `Bearer ${FILLED.token}`]] : [];
    const body = writeBody(request.body, fill);
    const init = { method: request.method, headers: Object.fromEntries([...headers, ...token]), ...body };
    const answer = await fetch(url, init);
    expect(answer.ok, url).toBe(true);
    await answer.arrayBuffer();
  }
  server.check();
});

/** The body as Bruno sends it. */
function writeBody(
  body: z.infer<typeof requestSchema>['request']['body'],
  fill: (value: string) => string,
): { readonly body?: string | Uint8Array<ArrayBuffer> | FormData } {
  if (body.mode === 'none') return {};
  if (body.mode === 'json') return { body: fill(body.json) };
  if (body.mode === 'file')
    return { body: Uint8Array.from(body.file.map(({ filePath }) => readOwn(filePath))[0] ?? []) };
  const form = new FormData();
  for (const item of body.multipartForm) {
    if (item.type === 'text') form.append(item.name, fill(item.value));
    else form.append(item.name, new Blob(item.value.map(readOwn), { type: item.contentType }), item.value[0]);
  }
  return { body: form };
}

/** What the collection's script keeps before each request. */
function runFreshScript(): Record<string, string> {
  const root = scriptsSchema.parse(
    parseCollection(files.find(({ path }) => path === 'opencollection.yml')?.text ?? '', YAML),
  );
  const kept: Record<string, string> = {};
  const bru = {
    setVar: (name: string, value: string) => {
      kept[name] = value;
    },
    interpolate: (text: string) => text.replace('{{$guid}}', () => crypto.randomUUID()),
  };
  new Function('bru', root.collectionRoot.request.script.req)(bru);
  return kept;
}

describe('the collection', () => {
  test('is named, documented and asks for a token', () => {
    const root = z
      .object({
        collectionRoot: z.object({ request: z.object({ auth: z.unknown() }), docs: z.string() }),
        brunoConfig: z.object({ name: z.string() }),
      })
      .parse(parseCollection(files.find(({ path }) => path === 'opencollection.yml')?.text ?? '', YAML));
    expect(root.brunoConfig.name).toBe(api.title);
    expect(root.collectionRoot.request.auth).toMatchObject({ mode: 'bearer', bearer: { token: '{{token}}' } });
    expect(root.collectionRoot.docs).toContain('Idempotency-Key');
  });

  test('has an environment for each server, with the variables and secrets that have no value', () => {
    const environments = files
      .filter(({ path }) => path.startsWith('environments/'))
      .map(({ text }) => parseEnvironment(text, YAML));
    expect(environments).toMatchObject(
      api.servers.map(({ url, description }) => ({
        name: description,
        variables: [
          { name: 'baseUrl', value: url, secret: false },
          { name: 'token', secret: true },
          { name: 'usuario', value: 'integracao@exemplo.com.br', secret: false },
          { name: 'senha', secret: true },
          { name: 'certificado', secret: true },
          { name: 'senhaCertificado', secret: true },
          ...Object.entries(SHARED).map(([name, value]) => ({ name, value, secret: false })),
        ],
      })),
    );
    expect(files.filter(({ text }) => /token:\s*\S*ey[A-Za-z0-9]/.test(text))).toEqual([]);
  });

  test('has a folder for each group and for each operation with several examples', () => {
    const names = files
      .filter(({ path }) => path.endsWith('/folder.yml'))
      .map(({ text }) => z.object({ meta: z.object({ name: z.string() }) }).parse(parseFolder(text, YAML)).meta.name);
    const wanted = api.groups.flatMap(({ name, operations }) => [
      name,
      ...operations.filter(({ requests }) => requests.length > 1).map(({ title }) => title),
    ]);
    expect(names).toEqual([api.firstSteps?.name, ...wanted]);
  });

  test('keeps every documented answer', () => {
    const answers = api.groups
      .flatMap(({ operations }) => operations)
      .flatMap(({ responses }) => responses.flatMap(({ media }) => media.flatMap(({ examples }) => examples)));
    expect(requestFiles.flatMap(({ text }) => readRequest(text).examples ?? [])).toHaveLength(answers.length);
  });

  test('has names that every file system takes, none twice', () => {
    const paths = files.map(({ path }) => path);
    expect(paths.filter((path) => !/^[a-z0-9]+([-/.][a-z0-9]+)*\.yml$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
