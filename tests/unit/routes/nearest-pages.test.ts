import { describe, expect, test } from 'vitest';
import { findNearestPages, readListedPages } from '../../../lib/routes/nearest-pages';

const LIST = `# Documentação

- [Autenticação](https://docs.exemplo.com.br/base/docs/primeiros-passos/autenticacao-api.md)
- [Emitir evento](https://docs.exemplo.com.br/base/docs/eventos-fiscais/emitir-evento.md): uma frase
- [Consultar eventos](https://docs.exemplo.com.br/base/docs/eventos-fiscais/consultar-eventos.md)
- [Enviar](https://docs.exemplo.com.br/base/docs/api/fiscal/send-dfe-using-post.md)
`;
const pages = readListedPages(LIST, '/base');
const nearest = (asked: string) => findNearestPages(asked, pages).map(({ title }) => title);

describe('at an address that does not exist', () => {
  test('pages are those of llms.txt, without host and base path', () => {
    expect(pages.at(0)).toEqual({ title: 'Autenticação', path: '/docs/primeiros-passos/autenticacao-api/' });
    expect(pages).toHaveLength(4);
  });

  test.each([
    ['/docs/outra-pasta/emitir-evento/', 'Emitir evento'],
    ['/docs/autenticacao/', 'Autenticação'],
    ['/docs/api/fiscal/send-dfe', 'Enviar'],
    ['/DOCS/EVENTOS/Consultar_Eventos.html', 'Consultar eventos'],
  ])('%s is most like "%s"', (asked, title) => {
    expect(nearest(asked)[0]).toBe(title);
  });

  test.each(['/', '/wp-login.php', '/xyz/'])('%s is like none', (asked) => {
    expect(nearest(asked)).toEqual([]);
  });
});
