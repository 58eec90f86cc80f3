import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GuideLink } from '../../../components/mdx/guide-link';
import { getPage } from '../../../lib/pages/find-page';
import { findVersion } from '../../../lib/pages/find-version';
import { toHref, withLocale } from '../../../lib/routes/locale-address';
import { projectSite } from '../support/project-site';

const page = getPage(projectSite, withLocale('pt-BR', '/docs/documentacao/introducao/'), 'guide');
const render = (href: string) =>
  renderToStaticMarkup(createElement(GuideLink, { href, page, sources: findVersion(projectSite, page) }, 'texto'));

describe('a Markdown link of a guide', () => {
  test('to another guide’s file becomes its address in the reader’s locale', () => {
    const address = toHref(withLocale('pt-BR', '/docs/documentacao/faq/'));
    expect(render('faq.mdx#erro-401')).toBe(`<a href="${address}#erro-401">texto</a>`);
  });

  test('to another site or to the same page stays as it is', () => {
    expect(render('https://www.exemplo.com.br')).toBe('<a href="https://www.exemplo.com.br">texto</a>');
    expect(render('#convencoes')).toBe('<a href="#convencoes">texto</a>');
    expect(render('?so=windows')).toBe('<a href="?so=windows">texto</a>');
  });

  test('to a file that does not exist leaves the text without a link', () => {
    expect(render('../fora.mdx')).toBe('<span>texto</span>');
  });
});
