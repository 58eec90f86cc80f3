import { describe, expect, test } from 'vitest';
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
