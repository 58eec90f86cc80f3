import { expect, test } from 'vitest';
import {
  API_DOWNLOADS,
  exampleBodyPath,
  feedPath,
  firstNotePath,
  foldedCodePath,
  formPartPath,
  formPath,
  httpFilePath,
  markdownPath,
  otherSamplesPath,
  postmanEnvironmentPath,
  qualityPath,
  recipeBodyPath,
  slicePath,
  socialImagePath,
  toEnvironmentFile,
} from '../../../lib/routes/download-address';
import { readerTextsPath } from '../../../lib/routes/reader-texts-path';

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

test.each([
  [socialImagePath('/docs/faq/'), '/docs/faq.png'],
  [socialImagePath('/'), '/index.png'],
  [formPath('/docs/api/x/'), '/docs/api/x.request-form.json'],
  [formPartPath('/docs/api/x/', 'LeiauteNFe'), '/docs/api/x.request-form.leiautenfe.json'],
  [otherSamplesPath('/docs/api/x/'), '/docs/api/x.samples.json'],
  [foldedCodePath('/docs/api/x/'), '/docs/api/x.examples.json'],
  [exampleBodyPath('/docs/api/x/', 'nfe'), '/docs/api/x.nfe.json'],
  [recipeBodyPath('/docs/receitas/venda/'), '/docs/receitas/venda.json'],
  [qualityPath('/docs/qualidade/'), '/docs/qualidade.json'],
  [feedPath('/docs/mudancas/'), '/docs/mudancas/feed.xml'],
  [toEnvironmentFile('/docs/api/x.nfe.json', 'producao'), '/docs/api/x.nfe.producao.json'],
  [readerTextsPath('pt-BR'), '/docs/seus-dados.pt-BR.json'],
])('%s never moves', (address, expected) => expect(address).toBe(expected));

test('the addresses about the whole API are those that tools know', () => {
  expect(API_DOWNLOADS).toEqual({
    openapiYaml: '/downloads/openapi.yaml',
    openapiJson: '/downloads/openapi.json',
    types: '/downloads/api.d.ts',
    postman: '/downloads/postman-collection.json',
    bruno: '/downloads/bruno-collection.zip',
    firstSteps: '/downloads/primeira-nota.http',
    llmsTxt: '/llms.txt',
    mcp: '/downloads/mcp.tgz',
  });
});

test('a program in PHP is handed out as text, others as they are', () => {
  expect(firstNotePath('primeira-nota.php')).toBe('/downloads/primeira-nota-php.txt');
  expect(firstNotePath('a.php.sh')).toBe('/downloads/a.php.sh');
});
