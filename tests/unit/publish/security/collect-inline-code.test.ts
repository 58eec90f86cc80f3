import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectInlineCode } from '@/lib/publish/security/collect-inline-code';
import { KNOWN_CODE } from '@/lib/publish/security/known-code';
import { readFault } from '../../support/fault';
import { PROJECT } from '../../support/fixture-site';

const TABS = '(function restoreTab(tabs){})(1)';
const SIDEBAR = "try{const box=document.getElementById('docs-sidebar');}catch{}";
const STYLE = ":root{--logo:url('/img/logo.svg')}";
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('each text of the pages is named once, by its digest, in an order that no page changes', () => {
  const inOrder = (...pages: readonly string[]) => {
    const collection = collectInlineCode();
    for (const html of pages) collection.add(html, 'out/x.html');
    return collection.listHashes();
  };
  const one = `<style>${STYLE}</style><script>${TABS}</script><script>${TABS}</script>`;
  const other = `<script>${SIDEBAR}</script>`;
  expect(inOrder(one, other)).toEqual({ scripts: [hash(SIDEBAR), hash(TABS)], styles: [hash(STYLE)] });
  expect(inOrder(other, one)).toEqual(inOrder(one, other));
});

// @behaviour Build: A script or style in a page that the security policy does not know stops the build
test('a script that the site does not know stops the build, with its page and its text', () => {
  const fault = readFault(() => collectInlineCode().add('<script>alert(\n  1)</script>', 'out/docs/x/index.html'));
  expect(fault).toContain(
    'out/docs/x/index.html\n  security policy: the page has a script as text that no page may have: alert( 1)\n' +
      '  Fix: put it into a file, or, if all pages can share it, name it in lib/publish/security/known-code.ts; those named come from components/document/root-document.tsx,',
  );
});

test('so does a style', () => {
  expect(readFault(() => collectInlineCode().add('<style>a{}</style>', 'out/x.html'))).toContain(
    'the page has a style as text that no page may have: a{}',
  );
});

test('code that differs from page to page stops the build', () => {
  const collection = collectInlineCode();
  collection.add(`<script>${TABS}</script>`, 'out/a.html');
  const other = () => collection.add(`<script>${TABS.replace('1', '2')}</script>`, 'out/b.html');
  expect(readFault(other)).toBe(
    'out/b.html\n  security policy: the script of lib/page-scripts/tabs.ts reads otherwise than in out/a.html: the policy would need a digest for each of them\n' +
      '  Fix: give it one text for all pages, and let it read what differs from the page: an attribute beside it, or <html lang>',
  );
});

test('what several collections found is held to one text as well, and named once', () => {
  const found = [`<script>${TABS}</script>`, `<script>${TABS}</script><style>${STYLE}</style>`].map((html, index) => {
    const collection = collectInlineCode();
    collection.add(html, `out/${index}.html`);
    return collection.listFound();
  });
  const whole = collectInlineCode();
  for (const part of found) whole.addFound(part);
  expect(whole.listHashes()).toEqual({ scripts: [hash(TABS)], styles: [hash(STYLE)] });
  const other = [{ kind: 'script' as const, text: TABS.replace('1', '2'), file: 'out/2.html' }];
  expect(readFault(() => whole.addFound(other))).toContain(
    'out/2.html\n  security policy: the script of lib/page-scripts/tabs.ts reads otherwise than in out/0.html',
  );
});

test('what is known says which file makes it', () => {
  const files = KNOWN_CODE.map(({ source }) => source).filter((source) => !source.startsWith('Next,'));
  expect(files).toHaveLength(KNOWN_CODE.length - 1);
  expect(files.filter((file) => !existsSync(path.join(PROJECT, file)))).toEqual([]);
});
