import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../../../lib/search/analysis/query';
import type { Synonym } from '../../../../lib/search/analysis/synonyms';
import { Vocabulary } from '../../../../lib/search/analysis/vocabulary';
import { listWords } from '../../../../lib/search/ranking/score-part';

const WORDS =
  'nota notas cancelar cancelamento certificado contingencia 539 5390 204 erro nfe nfce mdfe /v1/dfe /v1/dfe/{}/xml ' +
  'nao recebidos naorecebidos senddfeusingpost send dfe inspetor chave acesso webhook post 404';
const vocabulary = new Vocabulary(new Map(WORDS.split(' ').map((word) => [word, 1])));
const synonyms: readonly Synonym[] = [
  { phrases: [['fora', 'do', 'ar']], means: [['contingencia']] },
  { phrases: [['anular']], means: [['cancelar', 'nota']] },
  { phrases: [['carta', 'de', 'porte']], means: [['certificado'], ['de', 'o']] },
  { phrases: [['fora']], means: [['webhook']] },
  {
    phrases: [['apagar']],
    means: [
      ['nota', 'de', 'acesso'],
      ['nota', 'zzzz'],
    ],
  },
];

const parse = (typed: string) => parseQuery(typed, vocabulary, synonyms);
/** Each part of the query with the words of the index that it may mean, best first. */
const read = (typed: string) =>
  parse(typed).parts.map((part) => [part.text, [...listWords(part)].sort((a, b) => b[1] - a[1]).map(([word]) => word)]);

describe('a query means', () => {
  test('its words, then their inflections', () => {
    expect(read('cancelamento ')).toEqual([['cancelamento', ['cancelamento', 'cancelar']]]);
  });

  test('nothing by the words that stand anywhere', () => {
    expect(read('o que é a nota ')).toEqual([['nota', ['nota', 'notas']]]);
    expect(read('como para o ')).toEqual([]);
  });

  test('what begins with the last of words that stand anywhere, while nothing else is typed', () => {
    expect(read('como no')).toEqual([['no', ['nota', 'notas']]]);
    expect(read('como para o')).toEqual([]);
    expect(read('como para no')).toEqual([['no', ['nota', 'notas']]]);
    expect(read('nota de')).toEqual([['nota', ['nota', 'notas']]]);
  });

  test('what begins with its first letter', () => {
    expect(read('w')).toEqual([['w', ['webhook']]]);
    expect(read('o w')).toEqual([['w', ['webhook']]]);
    expect(read('nota w')[1]).toEqual(['w', []]);
  });

  test('words that begin with the last one, while it is typed', () => {
    expect(read('conting')).toEqual([['conting', ['contingencia']]]);
    expect(read('conting nota ')[0]).toEqual(['conting', []]);
    expect(read('conting nota')[0]).toEqual(['conting', []]);
    expect(read('nota conting')[1]).toEqual(['conting', ['contingencia']]);
  });

  test('what a phrase of the synonyms says, in whatever inflection it is typed', () => {
    expect(read('cartas de porte ')).toEqual([['cartas porte', ['certificado']]]);
    expect(parse('cartas de porte ').parts[0]?.readings).toHaveLength(1);
  });

  test('the number that is typed, before longer ones', () => {
    expect(read('539')).toEqual([['539', ['539', '5390']]]);
    expect(read('539 ')).toEqual([['539', ['539']]]);
  });

  test('what a misspelt word was meant to be', () => {
    expect(read('certifcado nota ')[0]).toEqual(['certifcado', ['certificado']]);
  });

  test('a title word for word, also where it is misspelt', () => {
    expect(parse('o certifcado da nota').text).toBe('o certificado da nota');
    expect(parse('cancelamento xyzw').text).toBe('cancelamento xyzw');
  });

  test('an address of the API, whatever its values and host', () => {
    expect(read('https://api.exemplo.com.br/v1/dfe/3525/xml')).toEqual([['/v1/dfe/{}/xml', ['/v1/dfe/{}/xml']]]);
    expect(read('POST /v1/dfe')).toEqual([
      ['post', ['post']],
      ['/v1/dfe', ['/v1/dfe', '/v1/dfe/{}/xml']],
    ]);
  });

  test('words and not an address where the index knows no such address', () => {
    expect(read('NF-e/NFC-e').map(([text]) => text)).toEqual(['nfe', 'nfce']);
  });

  test('the beginning of an identifier, in any spelling', () => {
    for (const typed of ['send-dfe', 'sendDfe', 'send_dfe']) {
      expect(read(typed)[0]?.[1]?.[0]).toBe('senddfeusingpost');
    }
  });

  test('one word where two are known as one', () => {
    expect(read('nf e cancelar ').map(([text]) => text)).toEqual(['nfe', 'cancelar']);
    expect(read('web hook ').map(([text]) => text)).toEqual(['webhook']);
    expect(read('não recebidos ').map(([text]) => text)).toEqual(['nao', 'recebidos']);
  });

  test('what readers call otherwise, phrases as a whole', () => {
    expect(read('nota fora do ar ')).toEqual([
      ['nota', ['nota', 'notas']],
      ['fora ar', ['contingencia']],
    ]);
    expect(parse('anular ').parts[0]?.readings.map(({ words }) => words.length)).toEqual([2]);
  });

  test('its synonyms less surely than its words, without what stands anywhere and what the index lacks', () => {
    expect(parse('apagar ').parts[0]?.readings).toEqual([
      {
        weight: 0.5,
        words: [
          new Map([
            ['nota', 1],
            ['notas', 0.85],
          ]),
          new Map([['acesso', 1]]),
        ],
      },
    ]);
  });

  test('the parts of a compound that the index does not have, all of them', () => {
    const [compound] = parse('nota-chave ').parts;
    expect(compound?.readings.map(({ weight, words }) => [weight, words.length])).toEqual([[0.6, 2]]);
    expect(parse('nota-zzzz ').parts[0]?.readings).toEqual([]);
    expect(parse('send-dfe ').parts[0]?.readings.map(({ weight }) => weight)).toEqual([1]);
    expect(parse('senddfe-using-post ').parts[0]?.readings.map(({ weight }) => weight)).toEqual([1]);
  });

  test('only the number where it asks for a code', () => {
    expect(read('rejeição 204 nfe ').map(([text]) => text)).toEqual(['204', 'nfe']);
    expect(read('erro 404 ').map(([text]) => text)).toEqual(['erro', '404']);
  });

  test('nothing by receipts and protocols', () => {
    expect(read('nota 351000000000001 ').map(([text]) => text)).toEqual(['nota']);
  });
});

describe('a phrase that has synonyms', () => {
  const known = new Vocabulary(new Map(['forasteiro', 'artefato', 'nota', 'chave'].map((word) => [word, 1])));
  const readPhrase = (phrase: string, typed: string) =>
    parseQuery(typed, known, [{ phrases: [phrase.split(' ')], means: [['chave']] }]).parts;

  test('has only its last word unfinished while it is typed', () => {
    const [part] = readPhrase('fora artefat', 'fora artefat');
    expect(part?.readings).toEqual([{ weight: 0.5, words: [new Map([['chave', 1]])] }]);
  });

  test('is neither corrected nor taken for the parts of its first word', () => {
    const [part] = readPhrase('notachave torta', 'nota-chave torta ');
    expect(part?.readings.map(({ weight }) => weight)).toEqual([0.5]);
    expect(readPhrase('forasteir torta', 'forasteir torta ').map(({ spelt }) => spelt)).toEqual([undefined]);
  });
});

describe('an access key', () => {
  test.each([
    ['bare', '35251111222333000181550010000012341482150938'],
    ['with letters in the CNPJ', '35260812ABC34501DE35550010000000011521914280'],
    ['in groups of four', '3525 1111 2223 3300 0181 5500 1000 0012 3414 8215 0938'],
    ['as the id of an element', 'NFe35251111222333000181550010000012341482150938'],
    ['in part', '35251111222333000181550010'],
  ])('%s leads to what inspects it', (_, typed) => {
    expect(parse(typed).parts.map(({ text }) => text)).toEqual(['inspetor', 'chave', 'acesso']);
  });
});

test.each([`x${'1'.repeat(44)}`, `${'1'.repeat(44)}x`, '1'.repeat(19)])('%s is no access key', (typed) => {
  expect(parse(typed).parts.map(({ text }) => text)).not.toContain('inspetor');
});

test.each([
  ['como resolver rejeição 539 ', ['539']],
  ['rejeição 539 cancelar ', ['rejeicao', '539', 'cancelar']],
])('a status code takes the words around it off the query where nothing else is asked: %s', (typed, parts) => {
  expect(parse(typed).parts.map(({ text }) => text)).toEqual(parts);
});
