import { expect, test } from 'vitest';
import { findLayoutPath } from '../../../../lib/openapi/request-form/layout-path';

const part = { file: '/x.json', page: '/docs/leiaute/nfe/', groups: ['det', 'det.imposto.ICMS', 'ide'] };

test.each([
  ['versao', '/docs/leiaute/nfe/#versao'],
  ['ide', '/docs/leiaute/nfe/ide/'],
  ['ide.cUF', '/docs/leiaute/nfe/ide/#ide.cUF'],
  ['identificador', '/docs/leiaute/nfe/#identificador'],
  ['det.imposto.ICMS.ICMS00', '/docs/leiaute/nfe/det-imposto-icms/#det.imposto.ICMS.ICMS00'],
  ['det.imposto.vTotTrib', '/docs/leiaute/nfe/det/#det.imposto.vTotTrib'],
])('%s is described at %s', (path, expected) => {
  expect(findLayoutPath(part, path)).toBe(expected);
  expect(findLayoutPath({ ...part, groups: [...part.groups].reverse() }, path)).toBe(expected);
});

test('a layout without a page describes nothing', () => {
  expect(findLayoutPath({ ...part, page: undefined }, 'ide')).toBeUndefined();
});
