import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '@/lib/pages/load-site.build';
import { writeApiCatalog } from '@/lib/publish/api-catalog';
import { hasMarkdown, listContentPages } from '@/lib/publish/listing';
import { listFullTexts } from '@/lib/publish/llms-full';
import { listLlmsFiles } from '@/lib/publish/llms-txt';
import { toMarkdownUrl } from '@/lib/publish/markdown/blocks';
import { writeRobots } from '@/lib/publish/robots';
import { SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const site = loadSite(SMALL_SITE);

test('robots.txt lets everybody read, and says where the sitemap is', () => {
  expect(writeRobots()).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/\S+\/sitemap\.xml\n$/);
});

test('the catalogue leads from the addresses of the API to its descriptions', () => {
  const { linkset } = JSON.parse(writeApiCatalog(listContentPages(site.pages), site.api.servers));
  expect(linkset.map(({ anchor }: { readonly anchor: string }) => anchor)).toEqual(
    site.api.servers.map(({ url }) => url),
  );
  for (const link of linkset) {
    expect(link).toMatchObject({
      'service-desc': [{ type: 'application/yaml' }, { type: 'application/json' }],
      'service-doc': [
        { href: expect.stringMatching(/\/docs\/api\/fiscal\/fiscal-dfe-rest-api\/$/), type: 'text/html' },
        { type: 'text/markdown' },
      ],
    });
  }
});

test('llms.txt has one line for every page with a Markdown file, and names the file that has those of codes', () => {
  const [whole, codes] = listLlmsFiles(site).map(({ content }) => String(content));
  const text = `${whole}${codes}`;
  const pages = listContentPages(site.pages).filter(hasMarkdown);
  const missing = pages.filter(
    ({ path, latest }) => latest === undefined && !text.includes(`(${toMarkdownUrl(path)})`),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(new Set(lines).size).toBe(lines.length);
  // Each says what it is about.
  for (const line of lines) expect(line).toMatch(/^- \[.+\]\(https:\S+\): .{10,}/u);
  expect(whole?.split('\n## Optional\n')[1]).toMatch(/^\n- \[.*\]\(https:\S+\/llms-cstat\.txt\): .+\n$/);
  const isCode = (line: string) => /\/docs\/cstat\/\w+\/\d+\.md\)/.test(line);
  expect([whole, codes].map((file) => file?.split('\n').some(isCode))).toEqual([false, true]);
});

describe('llms-full.txt', () => {
  const text = (path: string, length = 10) => ({
    title: `Título ${path}`,
    path,
    content: `${path}${'a'.repeat(length)}\n`,
  });

  test('lists parts that have whole pages, each of one part of the site', () => {
    const files = listFullTexts([text('/docs/a/1.md'), text('/docs/a/2.md'), text('/docs/b/1.md')]);
    expect(files.map(({ path }) => path)).toEqual(['/llms-full.txt', '/llms-full-1.txt', '/llms-full-2.txt']);
    expect(files[0]?.content).toContain('[Título /docs/a/1.md … Título /docs/a/2.md](');
    expect(files[0]?.content).toContain('/llms-full-2.txt)');
    expect(files[1]?.content).toBe('/docs/a/1.mdaaaaaaaaaa\n\n---\n\n/docs/a/2.mdaaaaaaaaaa\n');
  });

  test('begins a new part before one grows too long, and loses nothing', () => {
    const texts = [1, 2, 3].map((number) => text(`/docs/a/${number}.md`, 250_000));
    const [, ...parts] = listFullTexts(texts);
    expect(parts.map(({ content }) => content)).toEqual(texts.map(({ content }) => content));
  });
});
