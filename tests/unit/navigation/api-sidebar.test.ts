import { expect, test } from 'vitest';
import { buildApiSidebar } from '../../../lib/navigation/api-sidebar';
import { loadApi } from '../../../lib/openapi/load-api.build';
import { overviewSlug, productSlug } from '../../../lib/routes/page-address';
import { readApi } from '../support/api';
import { edit } from '../support/edit';
import { readSmallSite, SMALL_SITE } from '../support/fixture-site';

const pathOf = (slug: string) => `/docs/api/${productSlug}/${slug}/`;

test('the sidebar of the reference has the overview, then the operations under their tags', () => {
  const items = buildApiSidebar(loadApi(SMALL_SITE), { path: '', isLast: true });
  expect(items[0]).toEqual({ label: 'API de teste', path: pathOf(overviewSlug) });
  expect(items.slice(1)).toEqual([
    {
      label: 'Autenticação',
      items: [{ label: 'Criar token', method: 'POST', path: pathOf('create-authentication-token-using-post') }],
    },
    {
      label: 'Emissão',
      items: [
        { label: 'Enviar documento', method: 'POST', path: pathOf('send-dfe-using-post') },
        { label: 'Consultar status', method: 'GET', path: pathOf('consultar-status-dfe-using-get') },
      ],
    },
  ]);
});

test('a deprecated operation is marked', () => {
  const source = edit(
    readSmallSite('openapi.yaml'),
    'summary: Criar token',
    'summary: Criar token\n      deprecated: true',
  );
  const [, group] = buildApiSidebar(readApi(source), { path: '', isLast: true });
  expect(group).toMatchObject({ items: [{ label: 'Criar token', isDeprecated: true }] });
});

test('the sidebar of an older version leads to the addresses of that version', () => {
  const [overview] = buildApiSidebar(loadApi(SMALL_SITE), { path: 'v0', isLast: false });
  expect(overview).toMatchObject({ path: `/docs/v0/api/${productSlug}/${overviewSlug}/` });
});
