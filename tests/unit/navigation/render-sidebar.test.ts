import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { findNearestLink } from '../../../lib/navigation/nearest-link';
import { renderSidebar } from '../../../lib/navigation/render-sidebar';
import type { SidebarItem } from '../../../lib/navigation/sidebar';

const items: readonly SidebarItem[] = [
  { label: 'Início', path: '/docs/' },
  {
    label: 'A & "B" <c>',
    isClosed: true,
    items: [
      { label: 'Enviar', path: '/docs/enviar/', method: 'POST' },
      { label: 'Apagar', path: '/docs/apagar/', method: 'DELETE', isDeprecated: true },
    ],
  },
  { label: 'Outros', items: [{ label: 'Último', path: '/docs/ultimo/' }] },
];

/** Tags with their attributes, and the texts between them. */
function read(html: string) {
  const tags: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const texts: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push({ name, attributes }),
    ontext: (text) => texts.push(text),
  });
  parser.end(html);
  const all = (wanted: string) => tags.filter(({ name }) => name === wanted).map(({ attributes }) => attributes);
  return { links: all('a'), branches: all('details'), text: texts.join('') };
}

const show = (pathname?: string) => read(renderSidebar(items, { prefix: '/base/en', ...(pathname && { pathname }) }));

describe('a sidebar', () => {
  test('has every link in order, with base path and prefix, and texts as they are', () => {
    const { links, branches, text } = show();
    const paths = ['/docs/', '/docs/enviar/', '/docs/apagar/', '/docs/ultimo/'];
    expect(links.map(({ href }) => href)).toEqual(paths.map((path) => `/base/en${path}`));
    expect(text).toBe('InícioA & "B" <c>EnviarPOSTApagarDELOutrosÚltimo');
    expect(branches.map((branch) => branch['data-branch'])).toEqual(['/A & "B" <c>', '/Outros']);
    expect(links.map((link) => 'data-deprecated' in link)).toEqual([false, false, true, false]);
  });

  test('starts with its branches open but for those that start closed', () => {
    const { links, branches } = show();
    expect(branches.map((branch) => 'open' in branch)).toEqual([false, true]);
    expect(branches.map((branch) => 'data-closed' in branch)).toEqual([true, false]);
    expect(links.filter((link) => 'aria-current' in link)).toEqual([]);
  });

  test('marks the entry of its page and opens the branch around it', () => {
    const { links, branches } = show('/base/en/docs/enviar/');
    expect(links.map((link) => link['aria-current'])).toEqual([undefined, 'page', undefined, undefined]);
    expect(branches.map((branch) => 'open' in branch)).toEqual([true, true]);
  });

  test('marks the entry that a page is below', () => {
    expect(show('/base/en/docs/enviar/mais/').links.map((link) => link['aria-current'])).toEqual([
      undefined,
      'true',
      undefined,
      undefined,
    ]);
  });
});

test('the nearest entry is the longest address that a page begins with', () => {
  expect(findNearestLink(['/a/', '/a/b/', '/c/'], '/a/b/d/')).toBe('/a/b/');
  expect(findNearestLink(['/c/'], '/a/')).toBe('');
});
