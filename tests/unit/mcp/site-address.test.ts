import { describe, expect, test } from 'vitest';
import { parseSiteUrl, readPlace } from '@/lib/mcp/site-address';
import type { SiteFacts } from '@/lib/mcp/site-facts';

const FACTS: SiteFacts = {
  name: 'Exemplo',
  version: '1.0.0',
  url: 'https://docs.exemplo.com.br/ajuda',
  basePath: '/ajuda',
  localePrefixes: ['/pt-BR'],
  language: 'pt-BR',
  tags: ['default'],
  inspector: '/docs/ferramentas/chave-de-acesso/',
};
const PREVIEW = 'http://127.0.0.1:4000/pr-7';

describe('the address of the site', () => {
  test.each([
    ['https://docs.exemplo.com.br', 'https://docs.exemplo.com.br'],
    ['https://docs.exemplo.com.br/ajuda/', 'https://docs.exemplo.com.br/ajuda'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%s is read', (text, wanted) => {
    expect(parseSiteUrl(text)).toBe(wanted);
  });

  test.each([
    'http://docs.exemplo.com.br',
    'http://localhost.exemplo.com.br',
    'https://eu:senha@docs.exemplo.com.br',
    'https://docs.exemplo.com.br/?a=1',
    'https://docs.exemplo.com.br/#a',
    'https://docs.exemplo.com.br/a%2f',
    'file:///etc/passwd',
    'docs',
    '',
  ])('%s is refused', (text) => {
    expect(() => parseSiteUrl(text)).toThrow('O endereço do site não serve');
  });
});

describe('a page is named by', () => {
  test.each([
    ['/docs/faq/', '/docs/faq/', ''],
    ['docs/faq', '/docs/faq/', ''],
    [' /docs/faq/#rejeicao-204 ', '/docs/faq/', 'rejeicao-204'],
    ['/docs/faq.md', '/docs/faq/', ''],
    ['/docs/faq/index.html?a=1#b', '/docs/faq/', 'b'],
    ['/index.md', '/', ''],
    ['/', '/', ''],
    ['/ajuda/pt-BR/docs/faq/', '/docs/faq/', ''],
    ['/pt-BR/', '/', ''],
    ['https://docs.exemplo.com.br/ajuda', '/', ''],
    ['https://docs.exemplo.com.br/ajuda/pt-BR/docs/faq/#a.b', '/docs/faq/', 'a.b'],
    [`${PREVIEW}/docs/faq/`, '/docs/faq/', ''],
  ])('%s', (text, path, anchor) => {
    expect(readPlace(text, PREVIEW, FACTS)).toEqual({ path, anchor });
  });

  test.each([
    '../../etc/passwd',
    '/docs/../../etc/passwd',
    '/docs/%2e%2e/x',
    '//exemplo.org/docs',
    '/docs//faq',
    '/docs\\faq',
    '/docs/faq/#<script>',
    '/docs/.git/config',
    `/${'a'.repeat(301)}`,
    'file:///etc/passwd',
    '/docs/\u0000',
  ])('never by %j', (text) => {
    expect(() => readPlace(text, PREVIEW, FACTS)).toThrow('Este endereço não é de uma página');
  });

  test.each([
    'https://exemplo.org/docs/faq/',
    'https://docs.exemplo.com.br/docs/faq/',
    'https://docs.exemplo.com.br/ajudante/docs/',
    'https://docs.exemplo.com.br.exemplo.org/ajuda/',
    'https://docs.exemplo.com.br@exemplo.org/ajuda/',
    'http://docs.exemplo.com.br/ajuda/docs/',
    'https://docs.exemplo.com.br/ajuda/../docs/',
    'https://',
  ])('never by an address outside of the site: %s', (text) => {
    expect(() => readPlace(text, PREVIEW, FACTS)).toThrow('não é desta documentação');
  });
});
