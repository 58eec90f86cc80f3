import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '../../../../lib/pages/load-site.build';
import { TOOLS } from '../../../../lib/pages/tools';
import { buildRecords } from '../../../../lib/search/records/build-records';
import { SMALL_SITE } from '../../support/fixture-site';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

const { pages } = loadSite(SMALL_SITE);
const records = buildRecords(pages);
const find = (url: string) => records.find((record) => record.url === url);

describe('the records of the search', () => {
  // @feature 29
  test('are those of every page with content, in the default locale, each once', () => {
    const urls = records.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !url.includes('#'))).toEqual([
      '/docs/',
      '/docs/documentacao/consulta/',
      '/docs/documentacao/envio/',
      '/docs/documentacao/faq/',
      '/docs/documentacao/introducao/',
      '/docs/api/fiscal/fiscal-dfe-rest-api/',
      '/docs/api/fiscal/create-authentication-token-using-post/',
      '/docs/api/fiscal/send-dfe-using-post/',
      '/docs/api/fiscal/consultar-status-dfe-using-get/',
      ...TOOLS.map(({ slug }) => `/docs/${slug}/`),
      '/docs/cstat/',
      '/docs/cstat/nfe/',
      '/docs/cstat/cte/',
      '/docs/cstat/nfe/204/',
    ]);
  });

  test('of the knowledge base name the code and its document, whether it has a page or an entry', () => {
    expect(find('/docs/cstat/nfe/204/')).toMatchObject({
      'hierarchy.lvl0': 'Base de códigos cStat',
      'hierarchy.lvl1': 'Rejeição 204 (NF-e): Duplicidade de NF-e',
      'hierarchy.lvl2': null,
      keywords: ['cStat 204', 'NF-e', 'NF-e e NFC-e', '55', '65'],
      tags: ['cstat'],
      code: '204',
    });
    expect(find('/docs/cstat/nfe/#cstat-100')).toMatchObject({
      anchor: 'cstat-100',
      'hierarchy.lvl1': 'Códigos cStat: NF-e e NFC-e',
      'hierarchy.lvl2': 'Código 100 (NF-e): Autorizado o uso da NF-e',
      code: '100',
    });
  });

  test('of an explained code hold the cause and the remedy, and ask its other official texts', () => {
    expect(find('/docs/cstat/nfe/204/')?.questions).toContain('texto antigo');
    expect(find('/docs/cstat/nfe/204/')?.content).toBe(
      'A nota, com esta chave, já existe. Consulte a chave antes de reenviar. Guarde o protocolo em nProt.',
    );
  });

  test('of the knowledge base belong to every version', () => {
    const codes = records.filter(({ tags }) => tags.includes('cstat'));
    expect(new Set(codes.map(({ docusaurus_tag: tag }) => tag))).toEqual(new Set(['default']));
    expect(codes.every(({ version }) => version.length === 0)).toBe(true);
  });

  test('of a guide are the page and each of its headings', () => {
    expect(find('/docs/documentacao/introducao/')).toEqual({
      objectID: '/docs/documentacao/introducao/',
      url_without_anchor: '/docs/documentacao/introducao/',
      url: '/docs/documentacao/introducao/',
      anchor: '',
      type: 'lvl1',
      'hierarchy.lvl0': 'Teste',
      'hierarchy.lvl1': 'Introdução',
      'hierarchy.lvl2': null,
      'hierarchy.lvl3': null,
      'hierarchy.lvl4': null,
      'hierarchy.lvl5': null,
      'hierarchy.lvl6': null,
      content: 'O que a API faz, do primeiro token ao primeiro documento autorizado. Comece pelo envio.',
      questions: [],
      keywords: ['início', 'começar'],
      tags: ['guide'],
      method: null,
      code: null,
      version: ['current'],
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      item_priority: 100,
    });
    expect(find('/docs/documentacao/envio/#rejeicao-204')).toMatchObject({
      anchor: 'rejeicao-204',
      type: 'lvl2',
      'hierarchy.lvl0': 'Emissão',
      'hierarchy.lvl1': 'Como enviar um documento',
      'hierarchy.lvl2': 'Rejeição por duplicidade',
      item_priority: 95,
    });
  });

  test('of a guide hold the names of operations and terms that it only names by their ids', () => {
    expect(find('/docs/documentacao/introducao/#antes-de-comecar')?.content).toBe('Crie um token com Criar token.');
    expect(find('/docs/documentacao/consulta/#a-consulta')?.content).toMatch(/Guarde o recibo\.$/);
  });

  test('of an operation hold its method, path, id and slug, and the names of its fields', () => {
    const record = find('/docs/api/fiscal/send-dfe-using-post/');
    expect(record?.keywords).toEqual(['POST /v1/dfe', 'sendDfeUsingPOST', 'send-dfe-using-post']);
    expect(record).toMatchObject({ method: 'POST', tags: ['api'] });
    expect(record?.content).toBe('Envia um documento. Idempotency-Key modelo situacao');
  });

  test('of a field that is particular to an operation lead to it', () => {
    expect(find('/docs/api/fiscal/send-dfe-using-post/#corpo.modelo')).toMatchObject({
      type: 'lvl2',
      'hierarchy.lvl1': 'Enviar documento',
      'hierarchy.lvl2': 'modelo',
    });
  });

  test('of the overview hold every error code with its cause and remedy', () => {
    expect(find('/docs/api/fiscal/fiscal-dfe-rest-api/#erro-token-ausente')).toMatchObject({
      'hierarchy.lvl2': 'TOKEN_AUSENTE: Token ausente',
      keywords: ['TOKEN_AUSENTE', 'HTTP 401'],
    });
  });

  test('of the overview hold every group of operations', () => {
    expect(records.filter(({ url }) => url.includes('#grupo-')).map((record) => record['hierarchy.lvl2'])).toEqual([
      'Autenticação',
      'Emissão',
    ]);
  });

  test('of tools are found in English too', () => {
    expect(find('/docs/ferramentas/chave-de-acesso/')?.keywords).toContain('access key inspector');
  });
});
