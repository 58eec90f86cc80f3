import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseTarGzip } from 'nanotar';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { API_DOWNLOADS } from '@/lib/routes/download-address';
import { isWholeRun } from '../scope';
import { exportFolder } from './exported-page';
import { openSession, serveSite } from './mcp-session';

const packed = readFileSync(path.join(exportFolder, API_DOWNLOADS.mcp));
const files = new Map((await parseTarGzip(packed)).map(({ name, text }) => [name, text]));
const KEY = '35261111222333000181550010000012341482150930';
const ANSWER = `<infProt><cStat>539</cStat><xMotivo>Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${KEY}]</xMotivo></infProt>`;
/** Each tool with what its answer must say. */
const CALLS = [
  ['search', { query: 'duplicidade 539', limit: 2 }, /^2 de \d+ resultados[\s\S]*\/docs\/[\w/-]+\/#rejeicao-539>/],
  ['search', { query: 'vBC', product: '57', kind: 'layout' }, /\/docs\/leiaute\/cte\//],
  [
    'read_page',
    { address: '/docs/documentacao/faq/#rejeicao-204' },
    /^### A nota deu 204[^#]*Página: <.*#rejeicao-204>/,
  ],
  ['read_page', { address: '/docs/cstat/nfe/', part: 2 }, /Parte 2 de \d+\. Para continuar, peça part: 3\./],
  ['operation', { name: 'POST /v1/dfe' }, /^# Enviar DF-e[\s\S]*Página: <.*\/send-dfe-using-post\/>/],
  ['operation', { name: 'ultimoNsuUsingGET', format: 'openapi' }, /^\{\n {2}"openapi": "3[\s\S]*Página: </],
  [
    'field',
    { name: '/NFe/infNFe/emit/CNPJ', product: 'nfe' },
    /^- `emit\.CNPJ`[\s\S]*\/leiaute\/nfe\/emit\/#emit\.CNPJ>/,
  ],
  ['field', { name: 'xJust', product: 'nfe-110111' }, /^- `xJust`[\s\S]*\/eventos\/nfe-110111\/#xJust>/],
  [
    'explain_answer',
    { answer: ANSWER },
    /Rejeição 539 \(NF-e\)[\s\S]*Posso reenviar\? Consultar antes[\s\S]*### Como corrigir/,
  ],
  ['inspect_key', { key: KEY }, /A chave está certa[\s\S]*Página: <.*\/chave-de-acesso\/>/],
] as const;

describe('the package of the MCP server', () => {
  test('is one program without dependencies, with licences and a copy of the site', () => {
    const manifest = JSON.parse(files.get('package/package.json') ?? '');
    expect(Object.keys(manifest)).toEqual([
      ...['name', 'version', 'description', 'homepage', 'license', 'type', 'bin', 'engines'],
    ]);
    expect(files.get(`package/${Object.values(manifest.bin)[0]}`)).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(files.get('package/LICENCAS-DE-TERCEIROS.txt')).toMatch(
      /@modelcontextprotocol\/server [\s\S]*quick-lru [\s\S]*zod /,
    );
    expect([...files.keys()].toSorted()).toEqual([
      ...[
        'LICENCAS-DE-TERCEIROS.txt',
        'LICENSE',
        'README.md',
        'copia.json',
        'package.json',
        'servidor.mjs',
        'site.json',
      ].map((name) => `package/${name}`),
    ]);
  });

  test('weighs less than 5 MB', () => {
    expect(packed.length).toBeLessThan(5_000_000);
  });

  test('is offered by llms.txt', () => {
    expect(readFileSync(path.join(exportFolder, API_DOWNLOADS.llmsTxt), 'utf8')).toMatch(
      /`npx -y https:\/\/\S+\/downloads\/mcp\.tgz`/,
    );
  });
});

/** The package as npm unpacks it. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
const program = path.join(folder, 'package/servidor.mjs');
beforeAll(() => {
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('with the site there', () => {
  let site: Awaited<ReturnType<typeof serveSite>>;
  let session: Awaited<ReturnType<typeof openSession>>;
  beforeAll(async () => {
    site = await serveSite();
    session = await openSession(process.execPath, [program, '--url', site.url]);
  });
  afterAll(async () => {
    await session.close();
    await site.stop();
  });

  // @behaviour For machines: npx starts the MCP server from its address, and it answers from the published files
  test('npx starts it from its address', async () => {
    const started = await openSession('npx', ['-y', site.url + API_DOWNLOADS.mcp, '--url', site.url]);
    onTestFinished(started.close);
    const { text } = await started.call('explain_answer', { answer: ANSWER });
    expect(text).toContain(site.url);
    expect(text).not.toContain('Sem acesso');
  });

  test('every tool says in Portuguese what it does, and only reads', async () => {
    const { tools } = await session.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...new Set(CALLS.map(([name]) => name))]);
    for (const { title, description, annotations } of tools) {
      expect([title, description].join(' ')).toMatch(/\b(?:da|de|um|uma|na)\b/);
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    }
  });

  test.each(CALLS)('%s answers %j from the site', async (name, input, wanted) => {
    const { text, isError } = await session.call(name, input);
    expect(isError, text).toBe(false);
    expect(text).toMatch(wanted);
    expect(text).toContain(site.url);
    expect(text).not.toContain('Sem acesso');
  });

  test.each([
    ['an address of another site', 'read_page', { address: 'https://exemplo.org/' }, /não é desta documentação/],
    ['a path that leads out', 'read_page', { address: '/docs/../../etc/passwd' }, /não é de uma página/],
    ['no page', 'read_page', { address: '/docs/documentacao/autenticacao/' }, /As mais parecidas: Autenticação </],
    ['no part', 'read_page', { address: '/docs/mudancas/', part: 99 }, /não tem a parte 99/],
    ['no operation', 'operation', { name: 'PUT /v1/dfe' }, /As mais parecidas: POST \/v1\/dfe/],
    ['no field', 'field', { name: 'xJusta' }, /Os mais parecidos: xJust/],
    ['no document', 'field', { name: 'vBC', product: 'nfs' }, /Não há documento “nfs”.*nfe, /],
    ['a key', 'search', { query: KEY }, /use inspect_key/],
    ['words without a result', 'explain_answer', { answer: 'bom dia' }, /Nenhum código/],
    ['an answer without end', 'explain_answer', { answer: 'x'.repeat(1_000_001) }, /longo demais/],
    ['a key without end', 'inspect_key', { key: '1'.repeat(201) }, /key: Demasiado grande/],
    ['too many results', 'search', { query: 'nota', limit: 1000 }, /limit: Demasiado grande/],
  ])('%s is refused by %s with a sentence', async (_what, name, input, wanted) => {
    const { text, isError } = await session.call(name, input);
    expect(text).toMatch(wanted);
    expect(isError).toBe(true);
  });

  test('a wrong key is explained', async () => {
    const { text } = await session.call('inspect_key', { key: `${KEY.slice(0, -1)}1` });
    expect(text).toMatch(/Um problema encontrado.*\n- Posição 44: o dígito verificador é 1, e deveria ser 0/);
  });

  // @behaviour For machines: What is pasted into the MCP server is read on the reader's machine, and only published files are fetched
  test('only published files were asked for, and nothing that was pasted', () => {
    expect(site.requests.filter((line) => !/^GET \/[\w./-]+\.(?:json|md|txt|tgz)$/.test(line))).toEqual([]);
    expect(site.requests.join()).not.toContain(KEY);
  });
});

// @behaviour For machines: Without a network the MCP server answers from the copy in its package, and says so
describe('without the site', () => {
  let session: Awaited<ReturnType<typeof openSession>>;
  beforeAll(async () => {
    const gone = await serveSite();
    await gone.stop();
    const options = { versionNegotiation: { mode: { pin: '2026-07-28' } } } as const;
    session = await openSession(process.execPath, [program, '--url', gone.url], options);
  });
  afterAll(() => session.close());

  // The index is built from the same files as with the site there, which takes half of this file's time.
  const calls = CALLS.filter(([name]) => isWholeRun || name !== 'search');

  test.each(calls)('%s answers %j from the copy', async (name, input, wanted) => {
    const { text, isError } = await session.call(name, input);
    expect(isError, text).toBe(false);
    expect(text).toMatch(wanted);
    // What needs no published file has nothing to warn of.
    expect(text.includes('Sem acesso')).toBe(name !== 'inspect_key');
  });
});
