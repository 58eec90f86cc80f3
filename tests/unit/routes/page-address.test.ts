import { expect, test, vi } from 'vitest';
import { apiPath, docsPath, overviewSlug, productSlug } from '../../../lib/routes/page-address';

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
