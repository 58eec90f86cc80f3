import { describe, test } from 'vitest';
import { changeSite, rename, replace, write } from '../support/change-site';
import { expectFault } from '../support/fault-rows';
import { readFiles } from '../support/small-files';

const GLOSSARY = 'content/glossary.yaml';
const SYNONYMS = 'content/search-synonyms.yaml';
const QUESTIONS = 'content/search-questions.yaml';

describe('the glossary and the words of search are refused for', () => {
  test.each([
    [
      'a glossary of another ending',
      rename(GLOSSARY, 'content/glossary.yml'),
      'content/glossary.yml | file: nothing reads a file of this name | rename it glossary.yaml',
    ],
    [
      'a glossary in capitals',
      rename(GLOSSARY, 'content/Glossary.yaml'),
      'content/Glossary.yaml | file: nothing reads a file of this name | rename it glossary.yaml',
    ],
    [
      'an id in capitals',
      replace(GLOSSARY, '  recibo:\n', '  Recibo:\n'),
      'content/glossary.yaml:2 | terms.Recibo: found the key "Recibo" | use lower-case letters,',
    ],
    [
      'a term without a meaning',
      replace(GLOSSARY, '    meaning: Número que a API dá a cada envio.\n', ''),
      'content/glossary.yaml:2 | terms.recibo.meaning: found nothing | write a value of type string',
    ],
    [
      'a meaning of 201 characters',
      replace(GLOSSARY, 'Número que a API dá a cada envio.', 'm'.repeat(201)),
      'content/glossary.yaml:4 | meaning: found "mmmmmmmmmmmmmmmmmmmmmmmmmmmm | keep the meaning under 200',
    ],
    [
      'a term of an unknown guide',
      replace(GLOSSARY, 'guide: documentacao/envio', 'guide: documentacao/emissao'),
      'content/glossary.yaml:2 | guide: found "documentacao/emissao", which | use "documentacao/envio" or',
    ],
    [
      'a term of an unknown heading',
      replace(GLOSSARY, 'anchor: o-envio', 'anchor: envio'),
      'content/glossary.yaml:2 | anchor: found "envio", which does not exist | use "o-envio"',
    ],
    [
      'a wording without what to write',
      replace(GLOSSARY, 'wording: []', 'wording: [{ avoid: nfe }]'),
      'content/glossary.yaml:7 | wording.0.write: found nothing | write a value of type string',
    ],
    [
      'a term named __proto__',
      replace(GLOSSARY, '  recibo:\n', '  __proto__:\n'),
      'content/glossary.yaml:2 | terms: the key "__proto__" | choose another name',
    ],
    [
      'synonyms of another ending',
      write('content/search-synonyms.yml', 'synonyms: []\n'),
      'content/search-synonyms.yml | file: nothing reads a file of this name | rename it search-synonyms.yaml',
    ],
    [
      'one word that means the same',
      write(SYNONYMS, 'synonyms:\n  - same: [nota]\n'),
      'content/search-synonyms.yaml:2 | synonyms.0.same: found ["nota"] | give at least two words that',
    ],
    [
      'a word without what it finds',
      write(SYNONYMS, 'synonyms:\n  - from: [nota]\n'),
      'content/search-synonyms.yaml:2 | synonyms.0: found {"from":["nota"]} | write either `same`, or',
    ],
    [
      'a word that stands twice',
      write(SYNONYMS, 'synonyms:\n  - same: [nota, documento]\n  - same: [Nota, cupom]\n'),
      'content/search-synonyms.yaml:3 | same: found "Nota", which synonyms.0 has | keep one entry for each word',
    ],
    [
      'a synonym of one letter',
      write(SYNONYMS, 'synonyms:\n  - same: [n, nota]\n'),
      'content/search-synonyms.yaml:2 | synonyms.0.same.0: found "n" | write a word or a phrase of',
    ],
    [
      'a synonym that is a number',
      write(SYNONYMS, 'synonyms:\n  - same: [204, nota]\n'),
      'content/search-synonyms.yaml:2 | synonyms.0.same.0: found 204 | write a value of type string',
    ],
    [
      'an unknown kind of synonym',
      write(SYNONYMS, 'synonyms:\n  - igual: [a nota, nota]\n'),
      'content/search-synonyms.yaml:2 | synonyms.0: found unknown key "igual" | remove the key or correct its',
    ],
    [
      'a question about no page',
      write(QUESTIONS, '/docs/nada/:\n  - onde está\n'),
      'content/search-questions.yaml:1 | /docs/nada/: search has no such page or | write the shared address of a',
    ],
    [
      'a question that stands twice',
      write(QUESTIONS, '/docs/a/:\n  - onde está\n  - Onde está\n'),
      'content/search-questions.yaml:3 | /docs/a/: found "Onde está", which /docs/a/ | keep the best answer',
    ],
    [
      'a page without questions',
      write(QUESTIONS, '/docs/a/: []\n'),
      'content/search-questions.yaml:1 | /docs/a/: found [] | give at least one phrase',
    ],
    [
      'a question of one letter',
      write(QUESTIONS, '/docs/a/: [a]\n'),
      'content/search-questions.yaml:1 | /docs/a/.0: found "a" | write a phrase of at least 2',
    ],
    [
      'a question of 81 characters',
      write(QUESTIONS, `/docs/a/: [${'a'.repeat(81)}]\n`),
      'content/search-questions.yaml:1 | 0: found "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | write at most 80 characters',
    ],
  ])('%s', (_, change, expected) => {
    expectFault(() => readFiles(changeSite(change)), '', expected);
  });
});
