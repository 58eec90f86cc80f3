import { describe, expect, test } from 'vitest';
import { linkTo } from '../../../lib/publish/markdown/blocks';
import { findNearestPages, readListedPages } from '../../../lib/routes/nearest-pages';

const LIST = `# Documentação

- [Autenticação](https://docs.exemplo.com.br/base/docs/primeiros-passos/autenticacao-api.md)
- [Emitir evento](https://docs.exemplo.com.br/base/docs/eventos-fiscais/emitir-evento.md): uma frase
- [Consultar eventos](https://docs.exemplo.com.br/base/docs/eventos-fiscais/consultar-eventos.md)
- [Enviar](https://docs.exemplo.com.br/base/docs/api/fiscal/send-dfe-using-post.md)
- [Todos os códigos](https://docs.exemplo.com.br/base/docs/cstat.md)
`;
const pages = readListedPages(LIST, '/base');
const nearest = (asked: string) => findNearestPages(asked, pages).map(({ title }) => title);

describe('at an address that does not exist', () => {
  test('pages are those of llms.txt, without host and base path', () => {
    expect(pages.at(0)).toEqual({ title: 'Autenticação', path: '/docs/primeiros-passos/autenticacao-api/' });
    expect(pages).toHaveLength(5);
  });

  test.each([
    ['/docs/outra-pasta/emitir-evento/', 'Emitir evento'],
    ['/docs/autenticacao/', 'Autenticação'],
    ['/docs/api/fiscal/send-dfe', 'Enviar'],
    ['/DOCS/EVENTOS/Consultar_Eventos.html', 'Consultar eventos'],
    ['/docs/autenticaco/', 'Autenticação'],
    ['/docs/autentciacao-api/', 'Autenticação'],
    ['/docs/aautenticacao/', 'Autenticação'],
  ])('%s is most like "%s"', (asked, title) => {
    expect(nearest(asked)[0]).toBe(title);
  });

  test.each(['/docs/cstat/539/', '/docs/cstat/539', '/docs/cstat/bpe/539/'])('%s looks the code up', (asked) => {
    expect(findNearestPages(asked, pages)[0]).toEqual({ title: 'Todos os códigos', path: '/docs/cstat/?q=539' });
  });

  test.each(['/', '/wp-login.php', '/xyz/', '/docs/5390/', '/docs/autant/'])('%s is like none', (asked) => {
    expect(nearest(asked)).toEqual([]);
  });
});

describe('how much two addresses are alike', () => {
  const listed = (...paths: readonly string[]) => paths.map((path) => ({ title: path, path: `/docs/${path}/` }));
  const found = (asked: string, ...paths: readonly string[]) =>
    findNearestPages(`/docs/${asked}/`, listed(...paths)).map(({ title }) => title);

  test('at most four pages are offered, the likest first', () => {
    const paths = ['emitir-a1', 'emitir-a2', 'emitir', 'emitir-a3', 'emitir-a4'];
    expect(found('emitir', ...paths)).toEqual(['emitir', 'emitir-a1', 'emitir-a2', 'emitir-a3']);
  });

  test('words of the last part count most, those before it decide between equals', () => {
    expect(found('a/envio', 'envio/aa', 'bb/envio')).toEqual(['bb/envio']);
    expect(found('nota/envio', 'mapa/envio', 'nota/envio')).toEqual(['nota/envio', 'mapa/envio']);
  });

  test.each([
    ['autenticar', 'autenticar-api', true],
    ['autenticar-api', 'autenticar', true],
    ['envio', 'envios', true],
    ['envios', 'envio', true],
    ['emitir', 'emitr', true],
    ['emitr', 'emitir', true],
    ['emitir', 'emtiir', true],
    ['emitir', 'omitir', true],
    ['emitir', 'eimtri', false],
    ['emitir', 'omitar', false],
    ['nota', 'noto', false],
    ['notas', 'notes', false],
    ['uf', 'ufs', false],
    ['cte', 'ctes', false],
    ['bloco', 'desbloco', false],
    ['envio--api', 'api_envio', true],
    ['x', 'y', false],
  ])('"%s" finds "%s": %o', (asked, path, expected) => {
    expect(found(asked, path)).toEqual(expected ? [path] : []);
  });

  test('an address without words is like none, and no page without words is like any', () => {
    expect(findNearestPages('/', listed('envio'))).toEqual([]);
    expect(findNearestPages('/docs/envio/', [{ title: 'Início', path: '/' }])).toEqual([]);
  });
});

test('the home page has the address of the site', () => {
  const list = '- [Início](https://docs.exemplo.com.br/index.md)\n- [Um](https://docs.exemplo.com.br/docs/index.md)\n';
  expect(readListedPages(list, '').map(({ path }) => path)).toEqual(['/', '/docs/index/']);
});

test('titles are as pages have them', () => {
  const list = `- ${linkTo('Grupo [NF-e] e \\x, \\[', '/docs/grupo/')}`;
  expect(readListedPages(list, '')).toMatchObject([{ title: 'Grupo [NF-e] e \\x, \\[' }]);
});

test('only lines of the list that start with a link are pages', () => {
  const list = 'Veja - [Um](https://docs.exemplo.com.br/um.md)\n- [Dois](https://docs.exemplo.com.br/dois.md)\n';
  expect(readListedPages(list, '')).toEqual([{ title: 'Dois', path: '/dois/' }]);
});

test.each(['/docs/cstat/nfe/539/sub/', '/docs/cstat/nfe/5399999/', '/docs/cstat/99/'])(
  '%s is no look-up of a code',
  (asked) => {
    expect(findNearestPages(asked, pages).some(({ path }) => path.includes('?q='))).toBe(false);
  },
);
