import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../../lib/config/site';
import { getPage } from '../../../lib/pages/find-page';
import { withLocale } from '../../../lib/routes/locale-address';
import { projectSite } from '../support/project-site';

const at = (path: string) => `${siteConfig.basePath}${withLocale('pt-BR', path)}`;

describe('the fields that an access key repeats', () => {
  const { keyFields } = getPage(projectSite, withLocale('pt-BR', '/docs/ferramentas/chave-de-acesso/'), 'tool');

  test('are those of the document of the model', () => {
    expect(keyFields['55']).toMatchObject({
      state: `${at('/docs/leiaute/nfe/ide/')}#ide.cUF`,
      taxpayer: `${at('/docs/leiaute/nfe/emit/')}#emit.CNPJ`,
      emissionType: `${at('/docs/leiaute/nfe/ide/')}#ide.tpEmis`,
      number: `${at('/docs/leiaute/nfe/ide/')}#ide.nNF`,
    });
    expect(keyFields['65']).toEqual(keyFields['55']);
    expect(keyFields['57']?.number).toBe(`${at('/docs/leiaute/cte/ide/')}#ide.nCT`);
    expect(keyFields['58']?.code).toBe(`${at('/docs/leiaute/mdfe/ide/')}#ide.cMDF`);
    expect(keyFields['62']?.site).toBe(`${at('/docs/leiaute/nfcom/ide/')}#ide.nSiteAutoriz`);
  });

  test('are none of a document without a layout', () => {
    expect(keyFields['66']).toBeUndefined();
  });
});
