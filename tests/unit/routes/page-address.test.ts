import { expect, test, vi } from 'vitest';
import {
  apiChangesPath,
  apiPath,
  besideOperation,
  docsPath,
  overviewSlug,
  productSlug,
  webhookPath,
} from '../../../lib/routes/page-address';

vi.mock('../../../site.config', () => import('../support/site-config'));

test('a page of the last version has no version in its address', () => {
  expect(docsPath('')).toBe('/docs/');
  expect(docsPath('', 'documentacao/faq')).toBe('/docs/documentacao/faq/');
  expect(apiPath('', 'send-dfe-using-post')).toBe('/docs/api/fiscal/send-dfe-using-post/');
});

test('a page of another version has it after /docs', () => {
  expect(docsPath('v0', 'documentacao/faq')).toBe('/docs/v0/documentacao/faq/');
  expect(apiPath('v0', 'x')).toBe('/docs/v0/api/fiscal/x/');
});

test('the overview is named after the product', () => {
  expect([productSlug, overviewSlug]).toEqual(['fiscal', 'fiscal-dfe-rest-api']);
});

test('webhooks and changes stand beside the product', () => {
  expect(webhookPath('')).toBe('/docs/api/webhooks/');
  expect(webhookPath('v0', 'nfe')).toBe('/docs/v0/api/webhooks/nfe/');
  expect(apiChangesPath('v0')).toBe('/docs/v0/api/mudancas/');
});

test('another operation has its slug in the place of the last one', () => {
  expect(besideOperation('/en/docs/api/fiscal/x/?a=1', 'x', 'y')).toBe('/en/docs/api/fiscal/y/?a=1');
  expect(besideOperation('/docs/envio/api/envio/', 'envio', 'zz')).toBe('/docs/envio/api/zz/');
});
