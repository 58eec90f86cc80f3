import { expect, test } from 'vitest';
import { nameScriptsLast } from '@/lib/publish/scripts-last';
import { readFault } from '../support/fault';

const SCRIPTS = '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
const SHEET = '<link rel="stylesheet" href="/a.css"/>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/c.js"/>';
const FIRST = '<script>early()</script><script src="/old.js" noModule=""></script>';
const START = '<script id="_R_">start()</script><script src="/c.js" async=""></script>';

const page = (head: string, end: string) => `<html><head>${SHEET}${head}</head><body><p>Texto</p>${end}</body></html>`;

test('scripts that may run late are named behind the content, in their order, and fetched no earlier', () => {
  expect(nameScriptsLast(page(HINT + SCRIPTS + FIRST, START), 'out/x.html')).toBe(page(FIRST, SCRIPTS + START));
});

test('what a page shows of a script is left as it is', () => {
  const code = '<code>&lt;script src="/a.js" async=""&gt;</code><script src="/d.js" async=""></script>';
  expect(nameScriptsLast(page(SCRIPTS, code + START), 'out/x.html')).toBe(page('', code + SCRIPTS + START));
});

test.each([
  ['names no script in its head', page(FIRST, START)],
  ['has no start behind its content', page(SCRIPTS, '')],
  ['has no head', `<html><body>${SCRIPTS}${START}</body></html>`],
])('a page that %s stops the build', (_, html) => {
  expect(readFault(() => nameScriptsLast(html, 'out/x.html'))).toBe(
    'out/x.html\n  scripts: the page does not name its scripts in the form this build expects\n' +
      '  Fix: compare lib/publish/scripts-last.ts with the HTML that this version of Next writes',
  );
});
