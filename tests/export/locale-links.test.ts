import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { getMessages } from '@/lib/i18n/messages';
import { withLocale } from '@/lib/routes/locale-address';
import { exportFolder, PAGE } from '../e2e/site-pages';

const { defaultLocale, contentLanguage } = siteConfig;
const others = siteConfig.locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
const HEADINGS = new Set(['h1', 'h2', 'h3']);

type ReadFile = {
  /** Addresses within the site of the links that open in the page's own language. */
  readonly links: readonly string[];
  readonly labels: ReadonlySet<string>;
  readonly articleLang: string | undefined;
  readonly headings: readonly string[];
};

function readFile(file: string): ReadFile {
  const links: string[] = [];
  const labels = new Set<string>();
  const headings: string[] = [];
  let articleLang: string | undefined;
  let isArticle = false;
  let isHeading = false;
  const parser = new Parser({
    onopentag(name, { href, lang, 'aria-label': label, 'data-full-load': fullLoad }) {
      if (name === 'a' && href?.startsWith('/') && fullLoad === undefined) links.push(href);
      if (label !== undefined) labels.add(label);
      if (name === 'article') {
        articleLang = lang;
        isArticle = true;
      }
      if (!isArticle || !HEADINGS.has(name)) return;
      isHeading = true;
      headings.push('');
    },
    ontext(text) {
      if (isHeading) headings.push(`${headings.pop()}${text}`);
    },
    onclosetag(name) {
      if (name === 'article') isArticle = false;
      if (HEADINGS.has(name)) isHeading = false;
    },
  });
  parser.end(readFileSync(path.join(exportFolder, file), 'utf8').replace(/<script[\s\S]*?<\/script>/g, ''));
  return { links, labels, articleLang, headings };
}

const readPage = (locale: string, address: string) =>
  readFile(path.join(withLocale(locale, address).split('?', 1)[0] ?? '', 'index.html'));

describe.each(others)('in %s', (locale) => {
  const prefix = withLocale(locale, '/');
  /** Files are the same for every locale. */
  const listLeaving = (links: readonly string[]) =>
    links.filter((href) => !href.startsWith(prefix) && !/\.[a-z]+$/.test(href));

  test.each(Object.entries(PAGE))('the bar of %s speaks it, and no link leaves it', (_kind, address) => {
    const { links, labels } = readPage(locale, address);
    expect(labels).toContain(getMessages(locale).nav.main);
    expect(links).not.toEqual([]);
    expect(listLeaving(links)).toEqual([]);
  });

  const sidebars = readdirSync(path.join(exportFolder, 'sidebars')).filter((file) => file.startsWith(`${locale}-`));

  test('has sidebars of its own', () => {
    expect(sidebars).not.toEqual([]);
  });

  test.each(sidebars)('no link of sidebars/%s leaves it', (file) => {
    const { links } = readFile(path.join('sidebars', file));
    expect(links).not.toEqual([]);
    expect(listLeaving(links)).toEqual([]);
  });

  test('a guide is the same as in the default locale, and says its language', () => {
    const [own, other] = [readPage(locale, PAGE.guide), readPage(defaultLocale, PAGE.guide)];
    expect(own.headings).not.toEqual([]);
    expect(own.headings).toEqual(other.headings);
    for (const [code, { articleLang }] of [[locale, own] as const, [defaultLocale, other] as const]) {
      expect(articleLang ?? code).toBe(contentLanguage);
    }
  });
});
