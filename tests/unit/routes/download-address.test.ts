import { expect, test } from 'vitest';
import { httpFilePath, markdownPath, postmanEnvironmentPath, slicePath } from '../../../lib/routes/download-address';

test('the files of a page stand beside it, under its name', () => {
  const page = '/docs/api/fiscal/send-dfe-using-post/';
  expect(markdownPath(page)).toBe('/docs/api/fiscal/send-dfe-using-post.md');
  expect(slicePath(page)).toBe('/docs/api/fiscal/send-dfe-using-post.openapi.json');
  expect(httpFilePath(page)).toBe('/docs/api/fiscal/send-dfe-using-post.http');
});

test('the home page, which has no name, has its twin under that of its file', () => {
  expect(markdownPath('/')).toBe('/index.md');
});

test('each server has an environment of its own', () => {
  expect(postmanEnvironmentPath('homologacao')).toBe('/downloads/postman-homologacao.json');
});
