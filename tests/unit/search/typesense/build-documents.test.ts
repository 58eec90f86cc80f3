import { expect, test } from 'vitest';
import { buildDocuments, hashContent } from '../../../../lib/search/typesense/build-documents';
import { createRecord } from '../../../typesense/support/sample-records';

const toAddress = (locale: string, path: string) => `https://docs.exemplo.com.br/${locale}${path}`;
const record = createRecord('/docs/rejeicoes/#prazo', 'Rejeições', 'O prazo é de 24 horas.', {
  'hierarchy.lvl2': 'Prazo',
  keywords: ['204'],
  questions: ['até quando'],
});

test('a record is stored once for each locale, with the address it has there and without empty keys', () => {
  const documents = buildDocuments([record], ['en', 'pt-BR'], toAddress);
  expect(documents.map(({ language, url }) => [language, url])).toEqual([
    ['en', 'https://docs.exemplo.com.br/en/docs/rejeicoes/#prazo'],
    ['pt-BR', 'https://docs.exemplo.com.br/pt-BR/docs/rejeicoes/#prazo'],
  ]);
  expect(documents[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{40}$/),
    url: 'https://docs.exemplo.com.br/en/docs/rejeicoes/#prazo',
    url_without_anchor: 'https://docs.exemplo.com.br/en/docs/rejeicoes/',
    anchor: 'prazo',
    type: 'lvl2',
    'hierarchy.lvl0': 'Guias',
    'hierarchy.lvl1': 'Rejeições',
    'hierarchy.lvl2': 'Prazo',
    content: 'O prazo é de 24 horas.',
    keywords: ['204'],
    questions: ['até quando'],
    tags: ['guide'],
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: ['current'],
    item_priority: 90,
    without_accents: 'rejeicoes prazo o prazo e de 24 horas. ate quando',
  });
});

test('ids are the same in every publishing, and different in every locale', () => {
  const ids = () => buildDocuments([record], ['en', 'pt-BR'], toAddress).map(({ id }) => id);
  expect(ids()).toEqual(ids());
  expect(new Set(ids()).size).toBe(2);
});

test('the hash tells contents apart', () => {
  expect(hashContent([[record], []])).toBe(hashContent([[record], []]));
  expect(hashContent([[record], []])).not.toBe(hashContent([[{ ...record, content: 'Outro.' }], []]));
});
