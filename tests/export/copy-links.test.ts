import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { PAGE } from '../e2e/site-pages';
import { exportFolder } from './exported-page';

/** Headings of tools, whose content is the reader's: nobody is sent there; and of the verdict, which has buttons. */
const WITHOUT_LINK = new Set(['procurar', 'paste-title', 'posso-reenviar']);
/** Kinds of page whose main part is one list, without a heading below that of the page. */
const WITHOUT_HEADINGS: readonly string[] = ['docsIndex'];

/** Kinds of page with lists whose entries all have a link of their own: fields, rules, classes and errors. */
const WITH_ENTRIES = ['overview', 'webhook', 'classTrib', 'layout', 'rules', 'event'] as const;

/**
 * Ids of the headings and of the entries of lists in the main part of a page, the places to which links lead that copy
 * their address, and how many folded parts are open without saying that the page opened them.
 */
function readLinks(pagePath: string) {
  const headings: string[] = [];
  const entries: string[] = [];
  const copied = new Set<string>();
  let openFolds = 0;
  let isMain = false;
  let hasMain = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href = '' } = attributes;
      isMain ||= name === 'main';
      hasMain ||= isMain;
      if (isMain && /^h[2-6]$/.test(name) && id !== undefined) headings.push(id);
      if (isMain && name === 'li' && id !== undefined) entries.push(id);
      if (isMain && 'data-copy-link' in attributes) copied.add(decodeURIComponent(href.slice(1)));
      if (isMain && name === 'details' && 'open' in attributes && !('data-open' in attributes)) openFolds += 1;
    },
    onclosetag(name) {
      if (name === 'main') isMain = false;
    },
  });
  parser.end(readFileSync(path.join(exportFolder, pagePath, 'index.html'), 'utf8'));
  if (!hasMain) throw new Error(`${pagePath} has no main part.`);
  return { headings, entries, copied, openFolds };
}

const pages = Object.entries(PAGE).filter(([kind]) => kind !== 'search' && kind !== 'notFound');

describe.each(pages)('the page of kind %s', (kind, pagePath) => {
  test('has a link to copy for every heading with an address', () => {
    const { headings, copied } = readLinks(pagePath);
    expect(headings.length === 0).toBe(WITHOUT_HEADINGS.includes(kind));
    expect(headings.filter((id) => !copied.has(id) && !WITHOUT_LINK.has(id))).toEqual([]);
  });

  test('says of what is open that no reader opened it, so that links need not', () => {
    expect(readLinks(pagePath).openFolds).toBe(0);
  });
});

test.each(WITH_ENTRIES)('the page of kind %s has a link to copy for every entry with an address', (kind) => {
  const { entries, copied } = readLinks(PAGE[kind]);
  expect(entries).not.toEqual([]);
  expect(entries.filter((id) => !copied.has(id))).toEqual([]);
});
