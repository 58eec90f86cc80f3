import { describe, expect, test } from 'vitest';
import { joinParts } from '../../../../lib/search/view/highlight';
import type { SitePlace } from '../../../../lib/search/view/hit-address';
import { groupHits, type HitView, listCategories, readHit, takeExcerpts } from '../../../../lib/search/view/hit-view';

const PLACE: SitePlace = { basePath: '', prefix: '', localePrefixes: [], externalUrlRegex: undefined };
const HIT = {
  objectID: '/docs/faq/#prazo',
  url: '/docs/faq/#prazo',
  'hierarchy.lvl0': 'Comece aqui',
  'hierarchy.lvl1': 'Perguntas',
  'hierarchy.lvl2': 'Qual é o prazo?',
  'hierarchy.lvl3': null,
  content: 'Trinta dias.',
  keywords: [],
  tags: ['guide'],
  method: null,
  code: null,
};
const read = (more: object = {}) => readHit({ ...HIT, ...more }, PLACE);
const text = (hit: HitView | undefined) => joinParts(hit?.title ?? []);

describe('a hit', () => {
  test('has category, page, section and address', () => {
    const hit = read();
    expect(hit).toMatchObject({ category: 'Comece aqui', page: '/docs/faq/', isSection: true, method: undefined });
    expect([text(hit), joinParts(hit?.pageTitle ?? [])]).toEqual(['Qual é o prazo?', 'Perguntas']);
  });

  test('without headings is the page itself', () => {
    const hit = read({ 'hierarchy.lvl2': null });
    expect([text(hit), hit?.isSection]).toEqual(['Perguntas', false]);
  });

  test('shows where it matches', () => {
    const hit = read({
      _highlightResult: { 'hierarchy.lvl2': { value: 'Qual é o <mark>prazo</mark>?' } },
      _snippetResult: { content: { value: '<mark>Trinta</mark> dias.' } },
    });
    expect(hit?.title).toContainEqual({ text: 'prazo', isMatch: true });
    expect(hit?.excerpt).toContainEqual({ text: 'Trinta', isMatch: true });
  });

  test('of this site’s own records shows entities as they were written', () => {
    const value = 'Troque &amp;amp; por E';
    expect(text(read({ _highlightResult: { 'hierarchy.lvl2': { value } } }))).toBe('Troque &amp; por E');
  });

  test.each([
    ['entities', '&amp;lt;T&amp;gt;', '<T>'],
    ['an entity that is cut by a mark', '&amp;<mark>lt</mark>;T', '<T'],
    ['markup', '&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ])('of a collection that a crawler filled shows %s as text', (_name, value, shown) => {
    expect(text(read({ tags: [], _highlightResult: { 'hierarchy.lvl2': { value } } }))).toBe(shown);
  });

  test('without a category has none, and never "undefined"', () => {
    expect(read({ 'hierarchy.lvl0': undefined })?.category).toBe('');
  });

  test.each([
    ['no object', 'texto'],
    ['a dangerous address', { ...HIT, url: 'javascript:alert(1)' }],
    ['no address', { ...HIT, url: undefined }],
    ['no title', { url: '/docs/', objectID: 'x' }],
  ])('is left out with %s', (_name, hit) => {
    expect(readHit(hit, PLACE)).toBeUndefined();
  });

  test('has only the texts it can use', () => {
    const hit = read({ method: 7, code: {}, _highlightResult: 'x', _snippetResult: [], 'hierarchy.lvl2': 3 });
    expect(hit).toMatchObject({ method: undefined, code: undefined, excerpt: [], isSection: false });
  });
});

describe('groups of hits', () => {
  const at = (url: string, title: string) => read({ url, objectID: url, 'hierarchy.lvl2': title }) as HitView;

  test('are pages in the order of their best hit, with their hits as they came', () => {
    const groups = groupHits([at('/a/#2', 'dois'), at('/b/', 'b'), at('/a/#1', 'um')]);
    expect(groups.map(({ page, hits }) => [page, hits.map(text)])).toEqual([
      ['/a/', ['dois', 'um']],
      ['/b/', ['b']],
    ]);
  });

  test('are several pages where these follow each other in one category, and nothing but the pages was found', () => {
    const inCategory = (url: string, category: string, section?: string) =>
      read({ url, objectID: url, 'hierarchy.lvl0': category, 'hierarchy.lvl2': section }) as HitView;
    const groups = groupHits([
      inCategory('/a/', 'Códigos'),
      inCategory('/b/', 'Códigos'),
      inCategory('/c/', 'Guias'),
      inCategory('/d/', 'Códigos'),
      inCategory('/e/', 'Códigos', 'parte'),
      inCategory('/f/', 'Códigos'),
    ]);
    expect(groups.map(({ category, hits }) => [category, ...hits.map(({ page }) => page)])).toEqual([
      ['Códigos', '/a/', '/b/'],
      ['Guias', '/c/'],
      ['Códigos', '/d/'],
      ['Códigos', '/e/'],
      ['Códigos', '/f/'],
    ]);
  });

  test('hold each address once', () => {
    expect(groupHits([at('/a/#1', 'um'), at('/a/#1', 'outra vez')])[0]?.hits).toHaveLength(1);
  });
});

test('hits that are shown take the texts that come for them, and keep their order', () => {
  const hit = (id: string, more: object = {}, awaitsExcerpt = false) =>
    readHit({ ...HIT, objectID: id, url: id, ...more }, PLACE, awaitsExcerpt) ?? expect.fail();
  const content = { _snippetResult: { content: { value: 'Trinta dias.' } } };
  const shown = groupHits([hit('/docs/a/', {}, true), hit('/docs/b/', {}, true)]);
  const arrived = groupHits([hit('/docs/c/', content), hit('/docs/b/', content)]);
  const kept = takeExcerpts(shown, arrived).flatMap(({ hits }) => hits);
  expect(kept.map(({ id, awaitsExcerpt }) => [id, awaitsExcerpt])).toEqual([
    ['/docs/a/', true],
    ['/docs/b/', false],
  ]);
  expect(kept.map(({ excerpt }) => joinParts(excerpt))).toEqual(['', 'Trinta dias.']);
});

test('categories are suggested best first, each once, three at most, and never the site itself', () => {
  const inCategory = (name: string, index: number) =>
    read({ 'hierarchy.lvl0': name, url: `/docs/${index}/`, objectID: `/docs/${index}/` }) ?? expect.fail();
  const groups = groupHits(
    ['Comece aqui', 'Documentação', 'Eventos', 'Comece aqui', 'Códigos', 'Guias'].map(inCategory),
  );
  expect(listCategories(groups, 'Documentação')).toEqual(['Comece aqui', 'Eventos', 'Códigos']);
});
