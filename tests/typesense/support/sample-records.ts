import type { SearchKind, SearchRecord } from '../../../lib/search/records/record';
import { createSearchRecord } from '../../unit/search/search-record';

/** A record with what a test does not care about filled in. */
export function createRecord(
  url: string,
  title: string,
  content: string,
  change: Partial<SearchRecord> = {},
): SearchRecord {
  const [page = url, anchor = ''] = url.split('#');
  return createSearchRecord(title, {
    objectID: url,
    url,
    url_without_anchor: page,
    anchor,
    type: anchor === '' ? 'lvl1' : 'lvl2',
    content,
    item_priority: 90,
    ...change,
  });
}

const api: { readonly tags: readonly SearchKind[] } = { tags: ['api'] };
const cstat: { readonly tags: readonly SearchKind[] } = { tags: ['cstat'] };

/** A small site: guides, an operation, two codes, and a page of another version. */
export const SAMPLE_RECORDS: readonly SearchRecord[] = [
  createRecord('/docs/documentacao/cancelamento/', 'Cancelamento', 'Como cancelar um documento autorizado.', {
    keywords: ['110111'],
  }),
  createRecord('/docs/documentacao/cancelamento/#prazo', 'Cancelamento', 'O prazo depende do documento.', {
    'hierarchy.lvl2': 'Prazo de cancelamento',
    item_priority: 80,
  }),
  createRecord('/docs/documentacao/rejeicoes/', 'Rejeições', 'O que fazer quando a SEFAZ rejeita.', {
    keywords: ['110110'],
    item_priority: 10,
  }),
  createRecord('/docs/api/fiscal/send-dfe/', 'Envia um documento', 'Recebe o documento e devolve o protocolo.', {
    ...api,
    keywords: ['sendDfeUsingPOST', 'send-dfe', 'POST /v1/dfe'],
    method: 'POST',
  }),
  createRecord('/docs/cstat/nfe/539/', '539', 'Duplicidade de NF-e com diferença na chave de acesso.', {
    ...cstat,
    keywords: ['539', 'cStat 539'],
    code: '539',
    docusaurus_tag: 'default',
    version: [],
  }),
  createRecord('/docs/cstat/nfe/531/', '531', 'Total da BC ICMS difere do somatório dos itens.', {
    ...cstat,
    keywords: ['531', 'cStat 531'],
    code: '531',
    docusaurus_tag: 'default',
    version: [],
  }),
  createRecord('/docs/0.9/documentacao/cancelamento/', 'Cancelamento antigo', 'Como se cancelava.', {
    docusaurus_tag: 'docs-default-0.9',
    version: ['0.9'],
  }),
];
