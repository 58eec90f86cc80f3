import { Parser } from 'htmlparser2';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getPage } from '../../../lib/pages/find-page';
import { loadSharedSources } from '../../../lib/pages/load-shared-sources.build';
import { loadSite } from '../../../lib/pages/load-site.build';
import type { ChangesPage } from '../../../lib/pages/page';
import type { Site } from '../../../lib/pages/site';
import { writeChangesFeed } from '../../../lib/publish/changes-feed';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { buildMetadata } from '../../../lib/publish/metadata';
import { NOTES_FILE } from '../../../lib/rules/load-notes.build';
import { buildRecords } from '../../../lib/search/records/build-records';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';
import { SMALL_REGISTER } from '../support/small-register';

vi.mock('../../../site.config', () => import('../support/site-config'));

const SIDEBARS = 'content/docs/current/sidebars.yaml';
const TODAY = '2026-11-22';
const PATH = '/docs/mudancas/';
const load = (register: string, today = TODAY) => {
  const sidebars = `${readSmallSite(SIDEBARS).trimEnd()}\n  - page: mudancas\n    label: O que muda\n`;
  const root = createFixtureSite({ [NOTES_FILE]: register, [SIDEBARS]: sidebars });
  return loadSite(root, loadSharedSources(root, { today }));
};
let site: Site;
let page: ChangesPage;

// One site serves all tests: reading it takes most of the time.
beforeEach(() => {
  site ??= load(SMALL_REGISTER);
  page = getPage(site, PATH, 'changes');
});

describe('the page of changes', () => {
  test('stands in the sidebar, once for each locale', () => {
    expect(site.pages.filter(({ kind }) => kind === 'changes').map(({ path }) => path)).toEqual([
      PATH,
      `/pt-BR${PATH}`,
    ]);
    expect(page.previous).toBeDefined();
  });

  test('divides the changes by the day of the build', () => {
    const times = (changes: ChangesPage) =>
      changes.times.map(({ time, entries }) => [time, entries.map(({ anchor }) => anchor)]);
    expect(times(page)).toEqual([
      ['soon', ['nt-2026-002-referencias']],
      ['undated', ['nt-2020-001-sem-data']],
      ['inForce', ['nt-2026-002-alerta']],
    ]);
    expect(times(getPage(load(SMALL_REGISTER, '2026-09-30'), PATH, 'changes'))).toEqual([
      ['soon', ['nt-2026-002-alerta']],
      ['later', ['nt-2026-002-referencias']],
      ['undated', ['nt-2020-001-sem-data']],
    ]);
  });

  test('lists what is in force from the newest', () => {
    const [, inForce] = getPage(load(SMALL_REGISTER, '2027-01-01'), PATH, 'changes').times;
    expect(inForce?.entries.map(({ anchor }) => anchor)).toEqual(['nt-2026-002-referencias', 'nt-2026-002-alerta']);
  });

  test('lists them by document, what is still to come first', () => {
    expect(page.documents.map(({ anchor, entries }) => [anchor, entries.map((entry) => entry.anchor)])).toEqual([
      ['documento-nf-e', ['nt-2020-001-sem-data', 'nt-2026-002-referencias']],
      ['documento-nfc-e', ['nt-2026-002-referencias', 'nt-2026-002-alerta']],
    ]);
  });

  test('leads to guides and codes, and the codes lead back', () => {
    const [entry] = page.times.at(-1)?.entries ?? [];
    expect(entry?.guides.map(({ path }) => path)).toEqual(['/docs/documentacao/envio/#o-envio']);
    expect(entry?.codes.map(({ path }) => path)).toEqual(['/docs/cstat/nfe/204/']);
    const code = getPage(site, '/docs/cstat/nfe/204/', 'cstatCode');
    expect(code.changes).toEqual([
      {
        title: 'NFC-e autorizada com alerta',
        path: `${PATH}#nt-2026-002-alerta`,
        noteId: 'NT 2026.002',
        production: '2026-10-05',
      },
    ]);
  });

  test('is not there without a register', () => {
    const { pages } = loadSite(SMALL_SITE);
    expect(pages.some(({ kind }) => kind === 'changes')).toBe(false);
  });

  test('is found by its notes, dates and words', () => {
    const records = buildRecords(site.pages).filter(({ url }) => url.startsWith(PATH));
    expect(records.map(({ url }) => url)).toEqual([
      PATH,
      ...['nt-2026-002-alerta', 'nt-2026-002-referencias', 'nt-2020-001-sem-data'].map((id) => `${PATH}#${id}`),
    ]);
    expect(records[1]).toMatchObject({
      'hierarchy.lvl2': 'NT 2026.002: Autorização com alerta',
      'hierarchy.lvl3': 'NFC-e autorizada com alerta',
      keywords: ['NT 2026.002', 'v1.11', 'NFC-e', '05/10/2026', '01/09/2026'],
    });
    expect(records[1]?.content).toContain('Trate 120 como 100');
  });

  test('says everything in its Markdown file', () => {
    expect(writePageMarkdown(page, { site, readFile: () => '' })).toMatchSnapshot();
  });

  test('names its feed', () => {
    expect(buildMetadata(page).alternates?.types).toMatchObject({
      'application/atom+xml': 'https://docs.exemplo.com.br/docs/mudancas/feed.xml',
    });
  });
});

describe('the feed of changes', () => {
  test('is a whole Atom feed: each part has what RFC 4287 asks for', () => {
    const feed = readXml(writeChangesFeed(page));
    expect(feed.name).toBe('feed');
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    const entries = feed.children.filter(({ name }) => name === 'entry');
    expect(entries).toHaveLength(3);
    for (const part of [feed, ...entries]) {
      for (const required of ['id', 'title', 'updated']) {
        expect(part.children.filter(({ name }) => name === required)).toHaveLength(1);
      }
      expect(textOf(part, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/);
      expect(textOf(part, 'id')).toMatch(/^tag:docs\.exemplo\.com\.br,2026:docs\/mudancas/);
    }
    expect(
      textOf(
        feed.children.find(({ name }) => name === 'author'),
        'name',
      ),
    ).not.toBe('');
    const links = feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', 'https://docs.exemplo.com.br/docs/mudancas/feed.xml'],
      ['alternate', 'https://docs.exemplo.com.br/docs/mudancas/'],
    ]);
  });

  test('has the entries that changed last first, each with an id and an address of its own', () => {
    const entries = readXml(writeChangesFeed(page)).children.filter(({ name }) => name === 'entry');
    expect(
      entries.map((entry) => [textOf(entry, 'id').replace(/^.*\//, ''), textOf(entry, 'updated').slice(0, 10)]),
    ).toEqual([
      ['nt-2026-002-alerta', '2026-11-22'],
      ['nt-2020-001-sem-data', '2026-11-21'],
      ['nt-2026-002-referencias', '2026-11-20'],
    ]);
  });

  test('changes with the register, not with the day of the build', () => {
    const later = getPage(load(SMALL_REGISTER, '2027-03-01'), PATH, 'changes');
    expect(writeChangesFeed(later)).toBe(writeChangesFeed(page));
  });

  test('carries its content as escaped HTML', () => {
    const entry = readXml(writeChangesFeed(page)).children.findLast(({ name }) => name === 'entry');
    expect(textOf(entry, 'content')).toBe(
      '<ul><li>Produção: 14/12/2026 (antes marcada para 01/12/2026)</li><li>Documentos: NF-e, NFC-e</li><li>Versão: v1.10</li></ul>' +
        '<p>A nota de saída deixa de poder referenciar cupom &#x26; <span class="unbroken">NFC-e</span>.</p>' +
        '<p>O que fazer: Combine outro caminho com a contabilidade.</p>' +
        '<p>Fonte: Fontes em conflito. Uma fonte diz 14/12/2026 e outra diz 01/12/2026.</p>',
    );
  });
});

describe('the build stops', () => {
  test.each([
    ['a guide that does not exist', 'documentacao/envio#o-envio', 'documentacao/envios'],
    ['a heading that does not exist', 'documentacao/envio#o-envio', 'documentacao/envio#envio'],
    ['a code that does not exist', 'codes: [nfe/204]', 'codes: [nfe/9999]'],
    ['a field that does not exist', 'codes: [nfe/204]', 'fields: [nfe/dest.IE]'],
    ['two changes of one address', 'id: NT 2020.001', 'id: NT 2026/002'],
  ])('on %s', (_what, from, to) => {
    const register = edit(SMALL_REGISTER, from, to).replace(
      'id: sem-data',
      to.includes('/002') ? 'id: alerta' : 'id: sem-data',
    );
    expect(readFault(() => load(register))).toMatchSnapshot();
  });
});

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
};

/** The root of an XML text. Every tag must be closed by its own. */
function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element: Element = { name, attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const current = open.at(-1);
        if (current) current.text += text;
      },
      onclosetag: (name) => expect(open.pop()?.name).toBe(name),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  const [feed] = root.children.filter(({ name }) => !name.startsWith('?'));
  if (!feed) throw new Error('The text has no element');
  return feed;
}

const textOf = (element: Element | undefined, name: string) =>
  element?.children.find((child) => child.name === name)?.text ?? '';
