/** What cannot be asked of a real server: faults on purpose, versions, keys with few rights. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SiteError } from '../../lib/errors/site-error';
import { type LocalServer, serveTypesense } from './server/serve';
import { createServerState } from './server/state';
import { publishSample } from './support/publish-sample';
import { createRecord, SAMPLE_RECORDS } from './support/sample-records';

let server: LocalServer;
const start = async (version?: string) => {
  server = await serveTypesense(createServerState(version));
  return server;
};
const publish = (change: Parameters<typeof publishSample>[3] = {}, key = server.state.adminKey) =>
  publishSample(server.node, key, 'docs', change);
/** The message, with what differs between runs taken out. */
const readFault = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => new Error('Nothing was thrown'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SiteError)) throw error;
  return error.message.replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT').replace(/docs_\d{10}/g, 'docs_TIME');
};
const writes = () => server.state.log.filter((line) => !line.startsWith('GET') && line !== 'POST /multi_search');

afterEach(() => server.stop());

describe('the message says what to do', () => {
  test('when the server does not know the key', async () => {
    await start();
    expect(await readFault(publish({}, 'errada'))).toMatchSnapshot();
    expect(writes()).toEqual([]);
  });

  test('when the key lacks a right', async () => {
    await start();
    server.state.keys.set('leitora', ['debug:list', 'collections:list', 'aliases:get']);
    expect(await readFault(publish({}, 'leitora'))).toMatchSnapshot();
  });

  test('when no server is there', async () => {
    await start();
    await server.stop();
    expect(await readFault(publish())).toMatchSnapshot();
  });

  test.each(['26.0', '31.1', 'nightly'])('when the server is of version %s', async (version) => {
    await start(version);
    expect(await readFault(publish())).toMatchSnapshot();
    expect(writes()).toEqual([]);
  });

  test('when something else answers at that address', async () => {
    await start();
    server.state.faults.push({ path: /debug/, effect: { status: 200, body: '<html>Bem-vindo</html>' } });
    expect(await readFault(publish())).toMatchSnapshot();
  });

  test('when the server is broken and stays so', async () => {
    await start();
    server.state.faults.push({ path: /import/, times: 99, effect: { status: 503, body: '{"message":"Not Ready"}' } });
    expect(await readFault(publish())).toMatchSnapshot();
  });

  test('when the server does not take a record', async () => {
    await start();
    const records = [...SAMPLE_RECORDS, createRecord('/docs/x/', 'X', 'x', { item_priority: Number.NaN })];
    expect(await readFault(publish({ records }))).toMatchSnapshot();
  });

  test('when the server refuses the collection', async () => {
    await start();
    const fault = { method: 'POST', path: /collections$/, effect: { status: 400, body: '{"message":"Bad field"}' } };
    server.state.faults.push(fault);
    expect(await readFault(publish())).toMatchSnapshot();
  });
});

describe('readers keep the old results', () => {
  const changed = [...SAMPLE_RECORDS, createRecord('/docs/novo/', 'Novo', 'Novo.')];
  const later = () => Date.now() + 5_000;

  test('when the new collection has fewer records than were sent', async () => {
    await start();
    await publish();
    const before = server.state.aliases.get('docs');
    server.state.faults.push({ path: /import/, effect: { status: 200, body: '{"success":true}\n'.repeat(16) } });
    expect(await readFault(publish({ records: changed, now: later }))).toMatch(
      'docs_TIME has 0 records where 16 were sent',
    );
    expect(server.state.aliases.get('docs')).toBe(before);
    expect(server.state.collections.has(before ?? '')).toBe(true);
  });

  test('when the server confirms fewer records than it was sent', async () => {
    await start();
    server.state.faults.push({ path: /import/, effect: { status: 200, body: '{"success":true}' } });
    expect(await readFault(publish())).toMatch('confirmed 1 of 14 records');
    expect(server.state.aliases.has('docs')).toBe(false);
  });

  test('until the alias is moved: the old collection goes last', async () => {
    await start();
    await publish();
    const old = server.state.aliases.get('docs');
    server.state.log.length = 0;
    await publish({ records: changed, now: later });
    expect(writes().map((line) => line.replace(/\d{10}/, 'TIME'))).toEqual([
      'POST /collections',
      'PUT /collections/docs_TIME/synonyms/contingencia',
      'PUT /collections/docs_TIME/synonyms/dadfe',
      'POST /collections/docs_TIME/documents/import',
      'PUT /aliases/docs',
      'DELETE /collections/docs_TIME',
    ]);
    expect(server.state.log.at(-1)).toBe(`DELETE /collections/${old}`);
  });
});

describe('publishing goes on', () => {
  test.each([
    ['is busy for a moment', { status: 503, body: '{"message":"Not Ready or Lagging"}' } as const],
    ['cuts the connection off', 'cutOff' as const],
    ['does the work and loses the answer', 'lostAnswer' as const],
  ])('when the server %s', async (_, effect) => {
    await start();
    server.state.faults.push({ path: /import/, times: 2, effect });
    const wait = vi.fn(async () => undefined);
    await expect(publish({ wait })).resolves.toMatchObject({ outcome: 'published' });
    expect(wait.mock.calls).toEqual([[500], [1000]]);
  });

  test('with another node when the first does not answer', async () => {
    await start();
    const gone = { ...server.node, port: 9 };
    await expect(publish({ nodes: [gone, server.node] })).resolves.toMatchObject({ outcome: 'published' });
  });

  test('and removes what an earlier run of other content left, but nobody else’s collections', async () => {
    await start();
    server.state.faults.push({ path: /import/, times: 99, effect: 'cutOff' });
    await readFault(publish({ now: () => 1_700_000_000_000 }));
    server.state.faults.length = 0;
    const [left] = server.state.collections.keys();
    expect(left).toBe('docs_1700000000');
    const foreign = server.state.collections.get('docs_1700000000');
    if (foreign) server.state.collections.set('docs_1600000000', { ...foreign, name: 'docs_1600000000', metadata: {} });
    await publish({ records: SAMPLE_RECORDS.slice(1) });
    expect([...server.state.collections.keys()]).toEqual(['docs_1600000000', server.state.aliases.get('docs')]);
  });
});

describe('synonyms', () => {
  test('are in the collection before version 30', async () => {
    await start('29.0');
    await publish();
    const [collection] = server.state.collections.values();
    expect([...(collection?.synonyms ?? [])]).toEqual([
      ['contingencia', { synonyms: ['fora do ar', 'contingência'] }],
      ['dadfe', { synonyms: ['danfe', 'dacte'], root: 'dadfe' }],
    ]);
    expect(server.state.synonymSets.size).toBe(0);
  });

  test('are a set that the collection names from version 30 on, and go with it', async () => {
    await start('30.1');
    await publish();
    const [collection] = server.state.collections.values();
    expect(collection?.synonymSets).toEqual([collection?.name]);
    expect(server.state.synonymSets.get(collection?.name ?? '')).toEqual([
      { id: 'contingencia', synonyms: ['fora do ar', 'contingência'] },
      { id: 'dadfe', synonyms: ['danfe', 'dacte'], root: 'dadfe' },
    ]);
    await publish({ records: SAMPLE_RECORDS.slice(1), now: () => Date.now() + 5_000 });
    expect([...server.state.synonymSets.keys()]).toEqual([server.state.aliases.get('docs')]);
  });

  test('that changed are published, too', async () => {
    await start();
    await publish();
    const synonyms = [{ id: 'mde', words: ['md-e', 'manifestação'] }];
    await expect(publish({ synonyms, now: () => Date.now() + 5_000 })).resolves.toMatchObject({ outcome: 'published' });
  });
});
