import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { withLocale } from '@/lib/routes/locale-address';
import { exportFolder } from './exported-page';

const read = (address: string) => readFileSync(path.join(exportFolder, address), 'utf8');

test('every page that search engines show says once what it is, and others say nothing', () => {
  const names = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const wrong = names.filter((name) => {
    const html = read(name);
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    if (!html.includes('<meta name="robots" content="index, follow"/>')) return found.length > 0;
    const url = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    return found.length !== 1 || !listValues(JSON.parse(found[0] ?? '')).includes(url);
  });
  expect(names.length).toBeGreaterThan(4000);
  expect(wrong).toEqual([]);
});

/** Every value of a JSON text, at any depth. */
function listValues(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listValues) : [value];
}

describe('files for programs', () => {
  test.each(siteConfig.locales.map(({ code }) => withLocale(code, '/search/')))(
    '%s is not listed by search engines, and tells browsers how to search the site in its locale',
    (address) => {
      const html = read(path.join(address, 'index.html'));
      expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex, follow"/>']);
      const links = html.match(/<link rel="search"[^>]*>/g) ?? [];
      expect(links).toHaveLength(1);
      expect(links[0]).toContain(' type="application/opensearchdescription+xml"');
      const description = read(/ href="([^"]*)"/.exec(links[0] ?? '')?.[1] ?? '');
      expect(description).toContain(`template="${siteConfig.url}${address}?q={searchTerms}"`);
    },
  );

  test('robots.txt names the sitemap that there is', () => {
    expect(read('/robots.txt')).toContain(`Sitemap: ${siteConfig.url}/sitemap.xml`);
    expect(read('/sitemap.xml')).toContain('<urlset');
  });

  test('each part of llms-full.txt is there, and together they have the text of every page of llms.txt', () => {
    const parts = [...read('/llms-full.txt').matchAll(/\((https:\S+)\)/g)].map(([, url = '']) => new URL(url).pathname);
    expect(parts.length).toBeGreaterThan(10);
    const texts = new Set(
      parts.flatMap((part) =>
        read(part)
          .split('\n---\n\n')
          .map((text) => text.trimEnd()),
      ),
    );
    const pages = [...`${read('/llms.txt')}${read('/llms-cstat.txt')}`.matchAll(/\((https:\S+\.md)\)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(pages.length).toBeGreaterThan(2200);
    // A page with a line of its own between parts would be cut; none has one.
    expect(pages.filter((page) => !texts.has(read(page).trimEnd()))).toEqual([]);
  });
});
