import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fillFile } from '../../../lib/reader-data/fill-file';

const DATA = { cnpj: '12ABC34501DE35', uf: 'RJ', number: '15', token: 'MEU_TOKEN' };
const fill = (name: string, text: string) => strFromU8(fillFile(name, strToU8(text), DATA));

// @behaviour Your data: Files for API clients are filled in from the published ones
test('fills a .http file, with the name of the token', () => {
  const text =
    '@token = cole-aqui\n@cnpj = 11222333000181\n\n### A\nAuthorization: Bearer {{token}}\n\n{ "cUF": "35" }\n';
  expect(fill('a.http', text)).toBe(
    '@MEU_TOKEN = cole-aqui\n@cnpj = 12ABC34501DE35\n\n### A\nAuthorization: Bearer {{MEU_TOKEN}}\n\n{ "cUF": "33" }\n',
  );
});

test('fills each request of a Postman collection by its own issuer', () => {
  const request = (cnpj: string, cUF: string) => ({
    name: 'A',
    request: { body: { raw: JSON.stringify({ CNPJ: cnpj, cUF }, null, 2) } },
    response: [{ body: '{ "cnpj": "11222333000181" }' }],
  });
  const collection = {
    info: { name: 'API' },
    item: [{ name: 'B', item: [request('11222333000181', '35'), request('11222333000505', '31')] }],
    variable: [
      { key: 'cnpj', value: '11222333000181' },
      { key: 'numero', value: '1234' },
    ],
  };
  const filled = request('12ABC34501DE35', '33');
  expect(JSON.parse(fill('collection.json', JSON.stringify(collection)))).toEqual({
    ...collection,
    item: [{ name: 'B', item: [filled, filled] }],
    variable: [
      { key: 'cnpj', value: '12ABC34501DE35' },
      { key: 'numero', value: '15' },
    ],
  });
});

test('fills the files of an archive', () => {
  const archive = zipSync({ 'a/b.yml': strToU8('cnpj: "11222333000181"\n') });
  const { 'a/b.yml': file } = unzipSync(fillFile('collection.zip', archive, DATA));
  expect(strFromU8(file ?? new Uint8Array())).toBe('cnpj: "12ABC34501DE35"\n');
});
