import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { splitNames } from '@/lib/text/document-names.mjs';
import { exportFolder } from './exported-page';

const PAGES = [
  '',
  'docs',
  'docs/documentacao/faq',
  'docs/documentacao/primeiros-passos/fluxos-emissao',
  'docs/documentacao/guias-de-uso/emissao-dfes/consultar-mdfes-nao-encerradas/como-consultar-mdfes-nao-encerradas',
  'docs/api/fiscal/send-dfe-using-post',
  'docs/api/fiscal/fiscal-dfe-rest-api',
  'docs/cstat',
  'docs/cstat/nfe',
  'docs/cstat/nfe/539',
  'docs/leiaute/nfe',
  'docs/leiaute/mudancas',
  'docs/mudancas',
  'docs/api/mudancas',
  'docs/ferramentas/chave-de-acesso',
  'search',
];

/** What readers find their way by. Choices in a list cannot hold more than text. */
const FURNITURE = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'nav', 'summary', 'b']);
const LEFT_OUT = new Set(['code', 'pre', 'script', 'style', 'svg', 'option', 'title']);

/** Names of documents whose hyphen may end a line, with the text around them. */
function listBreakable(html: string): readonly string[] {
  const found: string[] = [];
  const open: { readonly name: string; readonly isName: boolean }[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => open.push({ name, isName: attributes.class === 'unbroken' }),
    ontext(text) {
      const isFurniture = open.some(({ name }) => FURNITURE.has(name));
      const isLeftOut = open.some(({ name, isName }) => isName || LEFT_OUT.has(name));
      if (isFurniture && !isLeftOut && splitNames(text).some(({ isName }) => isName)) found.push(text);
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return found;
}

describe('the names of documents', () => {
  test.each(PAGES)('stay on one line in headings, navigation and lists of /%s', (page) => {
    const html = readFileSync(path.join(exportFolder, page, 'index.html'), 'utf8');
    expect(listBreakable(html)).toEqual([]);
    expect(/<title>([^<]*)/.exec(html)?.[1]).not.toMatch(/[\u2011\u2060]/);
  });
});
