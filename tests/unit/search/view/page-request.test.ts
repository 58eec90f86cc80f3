import { expect, test } from 'vitest';
import { packRecords } from '../../../../lib/search/index/pack-records';
import { SearchEngine } from '../../../../lib/search/service/search-engine';
import { readHit } from '../../../../lib/search/view/hit-view';
import { createRequests, escapeHit } from '../../../../lib/search/view/page-request';
import { createSearchRecord } from '../search-record';

const PLACE = { basePath: '', prefix: '', localePrefixes: [], externalUrlRegex: undefined };
const guide = createSearchRecord('Enviar <mark>agora</mark> & depois', {
  content: 'Use a < b & "c": &lt;ide&gt; fica como está ao enviar.',
});
const operation = createSearchRecord('Enviar evento', { tags: ['api'], content: 'Envia um evento.' });

async function ask(kind?: 'guide' | 'api') {
  const { first, content } = packRecords([guide, operation], []);
  const engine = await SearchEngine.open({ first, content }, ['default', 'docs-default-current']);
  return createRequests({ query: 'enviar', kind, hitsPerPage: 8, excerptWords: 16 }).map((it) => engine.answer(it));
}

test('signs of markup in a record are text, and only matches are marked', async () => {
  const [answer] = await ask();
  const hit = answer?.hits.find(({ url }) => url === guide.url);
  const view = readHit(hit && escapeHit(hit), PLACE);
  expect(view?.title).toEqual([
    { text: 'Enviar', isMatch: true },
    { text: ' <mark>agora</mark> & depois', isMatch: false },
  ]);
  expect(view?.excerpt.map(({ text }) => text).join('')).toBe(guide.content);
  expect(view?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'enviar', isMatch: true }]);
});

test('one kind is shown while all are counted', async () => {
  const [shown, counted, ...rest] = await ask('api');
  expect(rest).toEqual([]);
  expect(shown?.hits.map(({ url }) => url)).toEqual([operation.url]);
  expect(counted?.hits).toEqual([]);
  expect(counted?.facets.tags).toEqual({ guide: 1, api: 1 });
});

test('all kinds are asked for at once', async () => {
  const [shown, ...rest] = await ask();
  expect(rest).toEqual([]);
  expect(shown?.nbHits).toBe(2);
  expect(shown?.facets.tags).toEqual({ guide: 1, api: 1 });
});
