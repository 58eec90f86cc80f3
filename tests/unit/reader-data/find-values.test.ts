import { describe, expect, test } from 'vitest';
import { findSampleValues } from '../../../lib/reader-data/find-values';

const find = (text: string) =>
  findSampleValues(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

const KEY = '35261111222333000181550010000012341123456786';

describe('finds what readers replace', () => {
  test.each([
    ['JSON', '{ "cpfCnpjEmitente": "11222333000181", "cUF": "35", "serie": 1, "nNF": "1234" }'],
    [
      'JSON in a string',
      String.raw`"{ \"cpfCnpjEmitente\": \"11222333000181\", \"cUF\": \"35\", \"serie\": 1, \"nNF\": \"1234\" }"`,
    ],
    ['PHP', "['cpfCnpjEmitente' => '11222333000181', 'cUF' => '35', 'serie' => 1, 'nNF' => '1234']"],
    ['JavaScript', "({ cpfCnpjEmitente: '11222333000181', cUF: '35', serie: 1, nNF: '1234' })"],
    ['XML', '<CNPJ>11222333000181</CNPJ><cUF>35</cUF><serie>1</serie><nNF>1234</nNF>'],
    ['YAML', 'cpfCnpjEmitente: "11222333000181"\ncUF: "35"\nserie: 1\nnNF: "1234"\n'],
  ])('in %s', (_form, text) => {
    expect(find(text)).toEqual(['cnpj 11222333000181', 'cuf 35', 'series 1', 'number 1234']);
  });

  test('in addresses and in the variables of API clients', () => {
    const path = '/v1/empresas/11222333000181/emitidos/anos/2026/series/1/numeros/1234';
    expect(find(path)).toEqual(['cnpj 11222333000181', 'series 1', 'number 1234']);
    expect(find('?uf=SP&cpfCnpjEmitente=11222333000181&serie=1')).toEqual(['uf SP', 'cnpj 11222333000181', 'series 1']);
    expect(find('{"key":"serie","value":"1"}')).toEqual(['series 1']);
    expect(find('- name: serie\n  value: "1"')).toEqual(['series 1']);
    expect(find('@numero = 1234')).toEqual(['number 1234']);
    expect(find('- name: numero\n  value: "1234"')).toEqual(['number 1234']);
    expect(find('{ "endereco": { "numero": "100" } }')).toEqual([]);
  });

  test('keys of the issuer, also in the id of an event', () => {
    const wrong = `${KEY.slice(0, -1)}${(Number(KEY.at(-1)) + 1) % 10}`;
    const right = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${KEY.slice(0, -1)}${digit}`);
    const found = right.filter((key) => find(`"${key}"`).includes(`key ${key}`));
    expect(found).toHaveLength(1);
    expect(find(`ID110111${found[0]}01`)).toEqual([`key ${found[0]}`]);
    expect(find(`"${found[0] === wrong ? KEY : wrong}"`)).toEqual([]);
  });

  test('the variable of the token and whom a document is sent to', () => {
    expect(find("process.env.TOKEN 'compras@exemplo.com.br' TOKENS fiscal@exemplo.com.br")).toEqual([
      'token TOKEN',
      'email compras@exemplo.com.br',
    ]);
  });

  test('the town of the issuer, wherever in the state, and not that of the recipient', () => {
    const emit = '"enderEmit": { "cMun": "3509502", "xMun": "Campinas", "UF": "SP" }';
    const dest = '"enderDest": { "cMun": "3550308", "xMun": "São Paulo", "UF": "SP" }';
    expect(find(`{ "emit": { "CNPJ": "11222333000181", ${emit} }, "dest": { ${dest} } }`)).toEqual([
      'cnpj 11222333000181',
      'citycode 3509502',
      'city Campinas',
      'uf SP',
    ]);
  });

  test('the first company alone, with its state', () => {
    const text = '{ "cnpj": "11222333000505", "uf": "MG", "filiais": [{ "cnpj": "11222333000181", "uf": "SP" }] }';
    expect(find(text)).toEqual(['cnpj 11222333000505', 'uf MG']);
  });
});

describe('leaves alone', () => {
  test.each([
    ['partners', '{ "dest": { "CNPJ": "99888777000100", "IE": "99999993" } }'],
    ['issuers that an example is about', '{ "cpfCnpj": "12ABC34501DE35", "uf": "SP", "serie": 1 }'],
    ['longer numbers and names', '911222333000181 11222333000181a CTOKEN'],
    ['series of producers without CNPJ', '{ "serie": 920 }'],
    ['numberings of suppliers', '/recebidos/anos/2026/series/3/numeros/7'],
    ['numberings of suppliers in what a webhook delivers', '{ "entregaId": "1f0c", "documento": { "serie": 3 } }'],
  ])('%s', (_what, text) => expect(find(text)).toEqual([]));
});
