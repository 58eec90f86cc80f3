import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { splitLocale, withLocale } from '@/lib/routes/locale-address';
import { exportFolder, listedPages, localeOf, unlistedPaths } from '../e2e/site-pages';

/** What a page says of itself, as browsers and search engines read it. */
type Head = {
  readonly lang: string | undefined;
  readonly title: string;
  readonly canonical: string | undefined;
  /** Addresses of the same page by language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly isIndexed: boolean;
};
type ReadPage = {
  readonly path: string;
  readonly head: Head;
  readonly mainHeadings: readonly string[];
  /** Addresses of the links that are in a language, by language. */
  readonly languageLinks: Readonly<Record<string, string>>;
  /** Addresses, in the order in which the browser meets them. */
  readonly styleSheets: readonly string[];
  /** Whether the first script that stands as text has a style sheet before it. */
  readonly doesScriptWait: boolean;
};

/** Reads what is in the HTML, before any script of the page runs. */
function readPage(pagePath: string): ReadPage {
  const head = { lang: undefined as string | undefined, title: '', canonical: undefined as string | undefined };
  const alternates: Record<string, string> = {};
  const languageLinks: Record<string, string> = {};
  const mainHeadings: string[] = [];
  const styleSheets: string[] = [];
  let doesScriptWait: boolean | undefined;
  let isIndexed = false;
  let inside: 'title' | 'h1' | undefined;
  let isSvg = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { rel, href = '', hreflang, content = '' } = attributes;
      if (name === 'html') head.lang = attributes.lang;
      // A drawing has a title of its own.
      if (name === 'svg') isSvg = true;
      if (name === 'title' && !isSvg) inside = 'title';
      if (name === 'h1') {
        inside = 'h1';
        mainHeadings.push('');
      }
      if (name === 'link' && rel === 'stylesheet') styleSheets.push(href);
      if (name === 'script' && Object.keys(attributes).length === 0) doesScriptWait ??= styleSheets.length > 0;
      if (name === 'link' && rel === 'canonical') head.canonical = href;
      if (name === 'link' && rel === 'alternate' && hreflang !== undefined) alternates[hreflang] = href;
      if (name === 'a' && hreflang !== undefined) languageLinks[hreflang] = href;
      if (name === 'meta' && attributes.name === 'robots') isIndexed = content.startsWith('index');
    },
    ontext(text) {
      if (inside === 'title') head.title += text;
      if (inside === 'h1') mainHeadings.push((mainHeadings.pop() ?? '') + text);
    },
    onclosetag(name) {
      if (name === inside) inside = undefined;
      if (name === 'svg') isSvg = false;
    },
  });
  parser.end(readFileSync(path.join(exportFolder, pagePath, 'index.html'), 'utf8'));
  return {
    path: pagePath,
    head: { ...head, alternates, isIndexed },
    mainHeadings,
    languageLinks,
    styleSheets,
    doesScriptWait: doesScriptWait ?? true,
  };
}

/** What the head of a page with this heading must say. */
function describeHead(pagePath: string, heading: string): Head {
  const listed = listedPages.find((page) => page.path === pagePath);
  return {
    lang: localeOf(pagePath),
    title: heading === siteConfig.tagline ? siteConfig.title : `${heading} | ${siteConfig.name}`,
    canonical: listed?.url ?? `${siteConfig.url}${siteConfig.basePath}${pagePath}`,
    alternates: { ...listed?.alternates },
    isIndexed: listed !== undefined,
  };
}

describe('every page', () => {
  const pages = [...listedPages.map((page) => page.path), ...unlistedPaths].map(readPage);

  test('is read', () => expect(pages.length).toBeGreaterThan(1000));

  test('has one main heading, which says something', () => {
    const wrong = pages.filter(({ mainHeadings: [first = '', ...others] }) => others.length > 0 || first.trim() === '');
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('starts with the style sheet that orders the cascade', () => {
    const isFirst = new Map<string, boolean>();
    const wrong = pages.filter(({ styleSheets: [first = ''] }) => {
      const file = path.join(exportFolder, first.slice(siteConfig.basePath.length));
      if (!isFirst.has(first)) isFirst.set(first, readFileSync(file, 'utf8').startsWith('@layer reset,'));
      return !isFirst.get(first);
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('is read on while its style sheets come: no script of the head waits for one', () => {
    expect(pages.filter(({ doesScriptWait }) => doesScriptWait).map((page) => page.path)).toEqual([]);
  });

  // @behaviour Addresses and navigation: The language menu leads to the same page, with query and hash
  test('has a language menu that leads to the same page in each locale', () => {
    const wrong = pages.filter((page) => {
      const shared = splitLocale(page.path).path;
      const wanted = siteConfig.locales.map(({ code }) => [code, siteConfig.basePath + withLocale(code, shared)]);
      return JSON.stringify(Object.entries(page.languageLinks)) !== JSON.stringify(wanted);
    });
    expect(wrong.map((page) => [page.path, page.languageLinks])).toEqual([]);
  });

  // @behaviour Addresses and navigation: Every page has its language, title, canonical address and alternates
  test('has its language, title, canonical address and alternates', () => {
    expect(pages.map((page) => ({ path: page.path, ...page.head }))).toEqual(
      pages.map((page) => ({ path: page.path, ...describeHead(page.path, page.mainHeadings[0] ?? '') })),
    );
  });
});
