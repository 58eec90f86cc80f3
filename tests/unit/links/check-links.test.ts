import { describe, expect, test } from 'vitest';
import { type BrokenLink, type Export, findBrokenLinks, formatBrokenLinks } from '../../../lib/links/check-links';
import { readHtml } from '../../../lib/links/read-html';

/** A published site: HTML by address, and files. */
function publish(pages: Readonly<Record<string, string>>, files: readonly string[] = []): Export {
  const facts = Object.entries(pages).map(([page, html]) => [page, readHtml(html)] as const);
  return { pages: new Map(facts), texts: new Map(), files: new Set(files), site: 'https://docs.exemplo.com.br' };
}

/** What is wrong with one link on the page /docs/ of a small site. */
function check(href: string): readonly BrokenLink[] {
  const target = '<h2 id="emissão">Emissão</h2><h2 id="prazo">Prazo</h2>';
  const pages = { '/docs/': `<p id="aqui"></p><a href="${href}">x</a>`, '/docs/faq/': target, '/docs/emissão/': '' };
  return findBrokenLinks(publish(pages, ['/img/logo.svg', '/img/emissão.png']));
}

describe('a link is whole', () => {
  test.each([
    ['/docs/faq/'],
    ['/docs/faq/?q=1'],
    ['/docs/faq/#prazo'],
    ['/docs/faq/#'],
    ['/docs/faq/#chave=35251111222333000181550010000012341482150939'],
    ['faq/#prazo'],
    ['./'],
    ['#aqui'],
    ['#'],
    [''],
    ['/img/logo.svg'],
    ['../img/logo.svg?v=1'],
  ])('when its target exists: "%s"', (href) => {
    expect(check(href)).toEqual([]);
  });

  test.each([
    ['/docs/faq/#emissão'],
    ['/docs/faq/#emiss%C3%A3o'],
    ['/docs/emissão/'],
    ['/docs/emiss%C3%A3o/'],
    ['/img/emissão.png'],
    ['/img/emiss%c3%a3o.png'],
  ])('with accents, encoded or not: %s', (href) => {
    expect(check(href)).toEqual([]);
  });

  test.each([
    ['https://fora.exemplo.com.br/nada'],
    ['//fora.exemplo.com.br/nada'],
    ['mailto:x@exemplo.com.br'],
    ['tel:+551155550100'],
    ['data:image/png;base64,AA'],
    ['HTTPS://FORA'],
  ])('when it leads outside: %s', (href) => {
    expect(check(href)).toEqual([]);
  });
});

describe('a link is broken', () => {
  // @feature 37
  // @feature 38
  test.each([
    ['/docs/faqs/', 'page', '/docs/faq/'],
    ['/docs/faq', 'page', '/docs/faq/'],
    ['fac/', 'page', '/docs/faq/'],
    ['/docs/emissao/', 'page', '/docs/emissão/'],
    ['/docs/faq/#prazos', 'anchor', '/docs/faq/#prazo'],
    ['/docs/faq/#emissao', 'anchor', '/docs/faq/#emissão'],
    ['/docs/emissão/#nada', 'anchor', '/docs/emissão/'],
    ['#aqiu', 'anchor', '/docs/#aqui'],
    ['/img/logo.png', 'file', '/img/logo.svg'],
    ['/outra-coisa-muito-longe-daqui/', 'page', undefined],
    ['/docs/faqs/?de=a:b', 'page', '/docs/faq/'],
    ['/docs//faq/', 'page', '/docs/faq/'],
    ['/docs/v1.0/outra-coisa-muito-longe-daqui/', 'page', undefined],
    ['/docs/faq/#prazo2a=1', 'anchor', '/docs/faq/#prazo'],
  ])('%s: no such %s, the nearest is %s', (href, reason, nearest) => {
    expect(check(href)).toEqual([{ page: '/docs/', href, reason, nearest }]);
  });

  test('once per page, however often the page has it', () => {
    const site = publish({ '/a/': '<a href="/b/">1</a><a href="/b/">2</a>' });
    expect(findBrokenLinks(site)).toHaveLength(1);
  });

  test('when its address cannot even be decoded', () => {
    expect(check('/docs/%E0%A4%A/')).toMatchObject([{ page: '/docs/', href: '/docs/%E0%A4%A/', reason: 'page' }]);
    expect(check('/docs/faq/#100%')).toMatchObject([{ page: '/docs/', href: '/docs/faq/#100%', reason: 'anchor' }]);
  });
});

describe('the report', () => {
  // @behaviour Build: A broken link stops the build; repeated ones are summarised
  // @behaviour Build: A broken anchor stops the build
  test('names page, link and nearest target of every fault', () => {
    const site = publish(
      {
        '/docs/': '<a href="/docs/fac/">x</a><a href="#nada">y</a>',
        '/docs/faq/': '<h2 id="prazo"></h2><a href="/docs/faq/#praso">z</a><img src="/img/logo.png">',
      },
      ['/img/logo.svg'],
    );
    expect(formatBrokenLinks(findBrokenLinks(site))).toMatchInlineSnapshot(`
      "4 broken links

      /docs/
        /docs/fac/: no such page
        Fix: the nearest target is /docs/faq/

      /docs/
        #nada: no such anchor
        Fix: the nearest target is /docs/

      /docs/faq/
        /docs/faq/#praso: no such anchor
        Fix: the nearest target is /docs/faq/#prazo

      /docs/faq/
        /img/logo.png: no such file
        Fix: the nearest target is /img/logo.svg"
    `);
  });

  // @behaviour Build: A broken link stops the build; repeated ones are summarised
  test('sums up a link that is broken on many pages', () => {
    const pages = ['/a/', '/b/', '/c/', '/d/', '/e/'].map((page) => [page, '<a href="/fora/">x</a>']);
    expect(formatBrokenLinks(findBrokenLinks(publish(Object.fromEntries(pages))))).toMatchInlineSnapshot(`
      "5 broken links

      /a/, /b/, /c/ and 2 more pages
        /fora/: no such page
        Fix: the nearest target is /a/"
    `);
  });

  test('names each page where there are three, and what to do where nothing is near', () => {
    const pages = ['/a/', '/b/', '/c/'].map((page) => [page, '<a href="/muito-longe-daqui/">x</a>']);
    const report = formatBrokenLinks(findBrokenLinks(publish(Object.fromEntries(pages))));
    expect(report).toBe('3 broken links\n\n/a/, /b/, /c/\n  /muito-longe-daqui/: no such page\n  Fix: remove the link');
  });

  test('of one link says so', () => {
    expect(formatBrokenLinks(check('/docs/faqs/'))).toMatch(/^1 broken link\n\n/);
  });

  test('does not sum up anchors of different pages', () => {
    const site = publish({ '/a/': '<a href="#nada">x</a>', '/b/': '<a href="#nada">x</a>' });
    expect(formatBrokenLinks(findBrokenLinks(site)).match(/#nada: no such anchor/g)).toHaveLength(2);
  });
});
