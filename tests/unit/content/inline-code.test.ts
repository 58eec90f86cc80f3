import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineCode } from '../../../components/mdx/inline-code';
import { getPage } from '../../../lib/pages/find-page';
import { toHref, withLocale } from '../../../lib/routes/locale-address';
import { projectSite } from '../support/project-site';

const KEY = '35251111222333000181550010000012341482150939';
const page = getPage(projectSite, withLocale('pt-BR', '/docs/documentacao/introducao/'), 'guide');
const classTribs = new Set(['200034']);
const render = (text: string) => renderToStaticMarkup(createElement(InlineCode, { page, classTribs }, text));

test('an access key in a sentence opens in the inspector, in the reader’s locale', () => {
  const inspector = toHref(withLocale('pt-BR', '/docs/ferramentas/chave-de-acesso/'));
  expect(render(KEY)).toBe(`<a href="${inspector}#chave=${KEY}"><code>${KEY}</code></a>`);
});

test('a cClassTrib of the table leads to its entry there, in the reader’s locale', () => {
  const table = toHref(withLocale('pt-BR', '/docs/ibs-cbs/cclasstrib/'));
  expect(render('200034')).toBe(`<a href="${table}#cclasstrib-200034"><code>200034</code></a>`);
});

test('other code, and a key that is wrong on purpose, is plain code', () => {
  const wrong = KEY.replace(/9$/, '8');
  expect(render(wrong)).toBe(`<code>${wrong}</code>`);
  expect(render('cStat')).toBe('<code>cStat</code>');
  expect(render('110111')).toBe('<code>110111</code>');
});
