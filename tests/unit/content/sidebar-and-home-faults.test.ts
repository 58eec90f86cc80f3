import { describe, test } from 'vitest';
import { changeSite, encode, remove, rename, replace, write } from '../support/change-site';
import { expectFault } from '../support/fault-rows';
import { readFiles } from '../support/small-files';

const SIDEBAR = 'content/docs/current/sidebars.yaml';
const HOME = 'content/home.yaml';

describe('the sidebar and the home page are refused for', () => {
  test.each([
    [
      'no sidebar',
      remove(SIDEBAR),
      'content/docs/current/sidebars.yaml | file: there is no such file | put a text file there',
    ],
    [
      'a sidebar of another ending',
      rename(SIDEBAR, 'content/docs/current/sidebars.yml'),
      'content/docs/current/sidebars.yaml | file: there is no such file | put a text file there',
    ],
    [
      'an empty sidebar',
      write(SIDEBAR, ''),
      'content/docs/current/sidebars.yaml | docs: found nothing | write a value of type array',
    ],
    [
      'a list in place of docs',
      write(SIDEBAR, '- documentacao/introducao\n'),
      'content/docs/current/sidebars.yaml | (root): found ["documentacao/introducao"] | write a value of type object',
    ],
    [
      'a guide that does not exist',
      replace(SIDEBAR, 'documentacao/faq', 'documentacao/perguntas'),
      'content/docs/current/sidebars.yaml:10 | documentacao/perguntas: no guide has this id | use "documentacao/consulta"',
    ],
    [
      'a guide by its file',
      replace(SIDEBAR, 'documentacao/faq', 'documentacao/faq.mdx'),
      'content/docs/current/sidebars.yaml:10 | documentacao/faq.mdx: no guide has this id | use "documentacao/faq" or',
    ],
    [
      'a guide twice',
      replace(SIDEBAR, '  - documentacao/faq', '  - documentacao/faq\n  - documentacao/faq'),
      'content/docs/current/sidebars.yaml:10 | documentacao/faq: the guide is listed twice | keep one of the entries',
    ],
    [
      'a guide left out',
      replace(SIDEBAR, '  - documentacao/faq\n', ''),
      'content/docs/current/sidebars.yaml | documentacao/faq: the guide content/docs/cur | add its id where readers',
    ],
    [
      'a category without a label',
      replace(SIDEBAR, '- label: Emissão\n    items', '- items'),
      'content/docs/current/sidebars.yaml:3 | docs.1.label: found nothing | write a value of type string',
    ],
    [
      'a category without entries',
      replace(SIDEBAR, '  - documentacao/faq', '  - documentacao/faq\n  - label: Vazia\n    items: []'),
      'content/docs/current/sidebars.yaml:12 | docs.3.items: found [] | give the category at least',
    ],
    [
      'a category that is closed by a word',
      replace(SIDEBAR, 'collapsed: true', 'collapsed: sim'),
      'content/docs/current/sidebars.yaml:7 | docs.1.items.1.collapsed: found "sim" | write a value of type boolean',
    ],
    [
      'a page that does not exist',
      replace(SIDEBAR, '  - documentacao/faq', '  - documentacao/faq\n  - page: ferramentas/nada\n    label: Nada'),
      'content/docs/current/sidebars.yaml:11 | ferramentas/nada: no page has this path | use "ferramentas/chave"',
    ],
    [
      'an entry that is null',
      replace(SIDEBAR, '  - documentacao/faq', '  - documentacao/faq\n  -'),
      'content/docs/current/sidebars.yaml:11 | docs.3: found null | write the id of a guide, a',
    ],
    [
      'a sidebar in Latin-1',
      encode(SIDEBAR, 'latin1'),
      'content/docs/current/sidebars.yaml:3 | encoding: a character is lost after "  - | write it again and save the',
    ],
    [
      'no entries of the home page',
      remove(HOME),
      'content/home.yaml | file: there is no such file | put a text file there',
    ],
    ['an empty file', write(HOME, ''), 'content/home.yaml | quickStart: found nothing | write a value of type string'],
    [
      'a first guide that does not exist',
      replace(HOME, 'quickStart: documentacao/introducao', 'quickStart: documentacao/inicio'),
      'content/home.yaml:1 | quickStart: "documentacao/inicio" does not | use "documentacao/envio" or',
    ],
    [
      'a task without a guide',
      replace(
        HOME,
        '    text: Do envio ao protocolo.\n    guide: documentacao/envio\n',
        '    text: Do envio ao protocolo.\n',
      ),
      'content/home.yaml:3 | tasks.0.guide: found nothing | write a value of type string',
    ],
    [
      'a task of an unknown guide',
      replace(HOME, 'guide: documentacao/envio', 'guide: documentacao/emissao'),
      'content/home.yaml:5 | guide: "documentacao/emissao" does not exist | use "documentacao/envio" or',
    ],
    [
      'no tasks',
      replace(
        HOME,
        'tasks:\n  - title: Emitir\n    text: Do envio ao protocolo.\n    guide: documentacao/envio\n',
        'tasks: []\n',
      ),
      'content/home.yaml:2 | tasks: found [] | too small: expected array to',
    ],
    [
      'an answer without an anchor',
      replace(HOME, '    anchor: posso-reenviar\n', ''),
      'content/home.yaml:7 | answers.0.anchor: found nothing | write a value of type string',
    ],
    [
      'an unknown key',
      replace(HOME, 'quickStart:', 'inicio: a\nquickStart:'),
      'content/home.yaml:1 | (root): found unknown key "inicio" | remove the key or correct its',
    ],
    [
      'a title of two letters',
      replace(HOME, 'title: Emitir', 'title: Eu'),
      'content/home.yaml:3 | tasks.0.title: found "Eu" | write a text of at least 3',
    ],
  ])('%s', (_, change, expected) => {
    expectFault(() => readFiles(changeSite(change)), '', expected);
  });
});
