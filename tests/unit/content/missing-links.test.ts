import { expect, test, vi } from 'vitest';
import { describeMissingLinks } from '../../../lib/content/missing-links';
import { readMarkdownLinks } from '../../../lib/links/read-markdown';
import { loadSite } from '../../../lib/pages/load-site.build';
import { listLlmsFiles } from '../../../lib/publish/llms-txt';
import { listMarkdownFiles } from '../../../lib/publish/markdown/list-markdown-files.build';
import { loadRecords } from '../../../lib/search/records/load-records.build';
import { createFixtureSite, readSmallSite } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const GUIDE = 'content/docs/current/documentacao/envio.mdx';
const LINKS = [
  'Veja [o **guia**](nao-existe.mdx) e [a consulta](consulta.mdx).',
  'Veja [este][a], [aquele][] e [a *resposta*][b].',
  '[a]: ../nada.md#prazo\n[aquele]: nada.mdx\n[b]: faq/index.mdx',
].join('\n\n');

function loadWithLinks() {
  const root = createFixtureSite({ [GUIDE]: `${readSmallSite(GUIDE)}\n${LINKS}\n` });
  return { root, site: loadSite(root) };
}

// @behaviour Build: An unresolved Markdown link warns
test('a link to a file that is no guide warns with file, line and the nearest guide', () => {
  const { site } = loadWithLinks();
  expect(site.versions.flatMap(({ guides }) => describeMissingLinks(guides))).toEqual([
    `${GUIDE}:17\n  nao-existe.mdx: no guide has this file\n  Fix: use one of: consulta.mdx, envio.mdx, faq/index.mdx, introducao.mdx`,
    `${GUIDE}:21\n  ../nada.md#prazo: no guide has this file\n  Fix: use one of: consulta.mdx, envio.mdx, faq/index.mdx, introducao.mdx`,
    `${GUIDE}:22\n  nada.mdx: no guide has this file\n  Fix: use "envio.mdx"`,
  ]);
});

test('its text stands without a link in the Markdown file, in llms.txt and in search', () => {
  const { root, site } = loadWithLinks();
  const files = [...listMarkdownFiles(site, root), ...listLlmsFiles(site)];
  const markdown = String(files.find(({ path }) => path === '/docs/documentacao/envio.md')?.content);
  expect(markdown).toContain(
    'Veja o **guia** e [a consulta](https://docs.exemplo.com.br/docs/documentacao/consulta.md).',
  );
  expect(markdown).toContain('Veja este, aquele e [a _resposta_][b].\n\n[b]: https://docs.exemplo.com.br/');
  const written = files.map(({ content }) => String(content));
  expect(written.flatMap(readMarkdownLinks).filter((href) => /nao-existe|nada/.test(href))).toEqual([]);
  const texts = loadRecords(root, site.pages).map(({ content }) => content ?? '');
  expect(texts.filter((text) => text.includes('Veja o guia e a consulta.'))).toHaveLength(1);
  expect(texts.filter((text) => /nao-existe|nada\.md/.test(text))).toEqual([]);
});
