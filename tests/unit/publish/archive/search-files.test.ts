import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext, Script } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ArchiveIndex } from '@/lib/publish/archive/archive-index';
import { listSearchFiles } from '@/lib/publish/archive/search-files.build';
import { buildIndex } from '@/lib/search/index/build-index';
import { SearchEngine } from '@/lib/search/service/search-engine';
import { createSearchRecord } from '../../search/search-record';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

let out: string;
let files: ReadonlyMap<string, string>;

beforeAll(() => {
  out = mkdtempSync(path.join(tmpdir(), 'archive-'));
  const folder = path.join(out, 'search', 'index');
  mkdirSync(folder, { recursive: true });
  const records = [
    createSearchRecord('Certificado digital', { content: 'Como enviar o certificado.' }),
    createSearchRecord('Certificado antigo', { docusaurus_tag: 'docs-default-1.0' }),
  ];
  for (const { name, content } of buildIndex(records, [])) writeFileSync(path.join(folder, name), content);
  files = new Map(listSearchFiles(out, 'pt-BR'));
});

afterAll(() => rmSync(out, { recursive: true }));

const readFile = (name: string) => files.get(name) ?? '';

test('the search of the archive is two plain scripts and a style sheet', () => {
  expect([...files.keys()].toSorted()).toEqual(['index.js', 'search.css', 'search.js']);
  // A module would not compile as a script.
  for (const name of ['index.js', 'search.js']) expect(() => new Script(readFile(name))).not.toThrow();
  expect(readFile('search.css')).toContain('@layer components');
});

// @behaviour Offline: The search of the archive answers as the site’s own does, from the same index
test('the index script gives the engine what the published files hold, of the last version alone', async () => {
  const context: { archiveIndex?: ArchiveIndex } = {};
  runInNewContext(readFile('index.js'), context);
  const { archiveIndex: index } = context;
  if (!index) throw new Error('The script assigned no index.');
  const engine = await SearchEngine.open(index, index.tags);
  const { hits } = engine.answer({ indexName: '', params: { query: 'certificado' } });
  expect(hits.map(({ url, content }) => [url, content])).toEqual([
    ['/docs/certificado-digital/', 'Como enviar o certificado.'],
  ]);
  expect(index.place).toEqual({ basePath: '', prefix: '', localePrefixes: ['/pt-BR'] });
  expect(index.messages.label).toBe('Busca');
  expect(index.name).toBe('Teste');
});
