import { expect, test } from 'vitest';
import { findAnchor } from '../../../../lib/openapi/changes/find-anchor';
import { SHOWN } from './shown-operation';

test.each([
  ['corpo', 'corpo'],
  ['corpo.nome', 'corpo.nome'],
  ['corpo.lista.item.codigo', 'corpo.lista.item.codigo'],
  ['corpo.modo.opcao-2', 'corpo.modo.opcao-2'],
  ['corpo.modo.opcao-1.a', 'corpo.modo.opcao-1.a'],
  ['corpo.modo.opcao-1.outro.mais', 'corpo.modo.opcao-1'],
  ['corpo.nome.mais', 'corpo.nome'],
  ['resposta-200', 'resposta-200'],
  ['resposta-200.nome', 'resposta-200.nome'],
  ['resposta-200.cabecalho.ETag', 'resposta-200.cabecalho.ETag'],
  ['resposta-200.cabecalho.Outro', 'resposta-200'],
  ['resposta-404.nome', ''],
  ['parametro.query.pagina', 'parametro.query.pagina'],
  ['parametro.query.outro', ''],
  ['', ''],
])('nearest to "%s" on its page is "%s"', (wanted, expected) => {
  expect(findAnchor(SHOWN, wanted)).toBe(expected);
});

test('a page without a body has nothing near one', () => {
  expect(findAnchor({ ...SHOWN, requestBody: undefined }, 'corpo.nome')).toBe('');
});
