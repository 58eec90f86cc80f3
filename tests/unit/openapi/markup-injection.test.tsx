import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { prerender } from 'react-dom/static';
import { describe, expect, test, vi } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { DocsPage } from '../../../components/article/docs-page';
import { getLocaleContext } from '../../../lib/i18n/locale-context';
import { buildSchemaDepthScript } from '../../../lib/page-scripts/schema-depth';
import { loadSite } from '../../../lib/pages/load-site.build';
import type { Page } from '../../../lib/pages/page';
import type { Site } from '../../../lib/pages/site';
import { readSmallSite, SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const HOSTILE =
  '</code><x-injected onclick="alert(1)">\'"><script>alert(1)</script><img src=x onerror=alert(1)>&lt;i&gt; 😀 ação';
const HOSTILE_NAME = '<x-injected>"\'&';

/** Keys whose values are texts or data that pages show. */
const SHOWN = /^(title|summary|description|titulo|causa|correcao|value|default|const|pattern|format)$/;
/** Keys whose values are lists or maps of such texts. */
const SHOWN_INSIDE = /^(enum|examples|x-enumDescriptions|tags)$/;

/** The description with the hostile text after everything that its author writes freely. */
function poison(node: unknown, isShown = false): unknown {
  if (typeof node === 'string') return isShown ? `${node} ${HOSTILE}` : node;
  if (Array.isArray(node)) return node.map((item) => poison(item, isShown));
  if (typeof node !== 'object' || node === null) return node;
  const isTag = 'name' in node && !('in' in node);
  const entries = Object.entries(node).map(([key, value]) => {
    const isMapOfExamples = key === 'examples' && !Array.isArray(value);
    const isText = SHOWN.test(key) || SHOWN_INSIDE.test(key) || (isTag && key === 'name');
    return [key, poison(value, (isShown || isText) && !isMapOfExamples && key !== '$ref')];
  });
  return Object.fromEntries(entries);
}

/** The small site's description with every kind of field, names that would be markup if they could, and poison. */
function readPoisonedDescription(): string {
  const document = parseDocument(readSmallSite('openapi.yaml'));
  const fields = {
    [HOSTILE_NAME]: { type: 'object', properties: { [HOSTILE_NAME]: { type: 'string', description: 'Um nome.' } } },
    tipos: { type: 'string', enum: ['a', 'b'], 'x-enumDescriptions': { [`a ${HOSTILE}`]: 'Um.' }, default: 'a' },
    formato: {
      type: 'string',
      format: 'f',
      pattern: 'p',
      const: 'c',
      examples: ['e'],
      description: 'Um [x](javascript:a)',
    },
    escolha: { oneOf: [{ title: 'Um', type: 'object', properties: { a: {} } }, { required: [HOSTILE_NAME] }] },
  };
  for (const [name, field] of Object.entries(fields)) {
    document.setIn(['components', 'schemas', 'Documento', 'properties', name], field);
  }
  const headers = { 'X-A': { description: 'Um cabeçalho.', example: HOSTILE, schema: { type: 'string' } } };
  document.setIn(['components', 'responses', 'NaoAutenticado', 'headers'], headers);
  return stringify(poison(document.toJS()));
}

async function renderPage(page: Page, site: Site): Promise<string> {
  const { prelude } = await prerender(<DocsPage page={page} context={getLocaleContext('en')} site={site} />);
  const html = await new Response(prelude).text();
  // The page's own script.
  return html.replaceAll(`<script>${buildSchemaDepthScript()}</script>`, '');
}

/** What a browser would make of a page: element names, attributes and the text that is seen. */
function readHtml(html: string) {
  const names: string[] = [];
  const attributes: (readonly [name: string, value: string])[] = [];
  let text = '';
  const parser = new Parser({
    onopentag(name, found) {
      names.push(name);
      attributes.push(...Object.entries(found));
    },
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  return { names, attributes, text };
}

/** The pages of the poisoned description, each rendered once and out of the tests: limits in time are not for that. */
async function renderPoisonedPages() {
  const root = mkdtempSync(path.join(tmpdir(), 'poisoned-'));
  try {
    cpSync(SMALL_SITE, root, { recursive: true });
    writeFileSync(path.join(root, 'openapi.yaml'), readPoisonedDescription());
    const site = loadSite(root);
    const shown = site.pages.filter(({ kind, locale }) => ['operation', 'overview'].includes(kind) && locale === 'en');
    return await Promise.all(
      shown.map(async (page) => ({ path: page.path, ...readHtml(await renderPage(page, site)) })),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}
const poisoned = await renderPoisonedPages();

describe('no text of the description', () => {
  test('is left out of the pages under test', () => {
    expect(poisoned).toHaveLength(4);
  });

  test.each(poisoned)('becomes markup on $path, and all of it stays readable', ({ names, attributes, text }) => {
    expect(names.filter((name) => ['x-injected', 'script', 'img'].includes(name))).toEqual([]);
    expect(attributes.filter(([name]) => name.startsWith('on') || name === 'srcdoc')).toEqual([]);
    expect(attributes.filter(([, value]) => /^\s*(javascript|data):/iu.test(value))).toEqual([]);
    const ids = attributes.filter(([name]) => name === 'id').map(([, value]) => value);
    expect(ids.filter((id, index) => /\s/u.test(id) || ids.indexOf(id) !== index)).toEqual([]);
    expect(text).toContain(HOSTILE);
    expect(text).toContain('😀 ação');
  });

  test('is missing on all of them, wherever it stands in the description', () => {
    const texts = poisoned.map(({ text }) => text).join('\n');
    for (const word of ['Enviar documento', 'Autenticação', 'Uma NF-e', 'Um', 'a', 'c', 'p', 'e']) {
      expect(texts).toContain(`${word} ${HOSTILE}`);
    }
    expect(texts).toContain(HOSTILE_NAME);
  });
});
