import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { exportFolder } from './exported-page';

/** The schema of sitemaps.org (version 0.9, of 2008-03-26), as the package `sitemap` carries it. */
const SITEMAP_SCHEMA = path.join(
  path.dirname(createRequire(import.meta.url).resolve('sitemap')),
  '../../schema/sitemap.xsd',
);

/** The schema wants whatever it does not know itself declared: here the one element that names a page's other locales. */
const LINK_SCHEMA = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" use="required" fixed="alternate"/>
    <xsd:attribute name="hreflang" type="xsd:language" use="required"/>
    <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`;

const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</xsd:schema>`;

const read = (name: string) => readFileSync(path.join(exportFolder, name), 'utf8');

/** What libxml2 finds wrong in a sitemap. */
async function listFaults(contents: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [{ fileName: 'both.xsd', contents: BOTH }],
    preload: [
      { fileName: 'sitemap.xsd', contents: readFileSync(SITEMAP_SCHEMA, 'utf8') },
      { fileName: 'link.xsd', contents: LINK_SCHEMA },
    ],
    // The whole sitemap needs more than the 32 pages of 64 KB that are given by default.
    initialMemoryPages: 256,
    maxMemoryPages: 4096,
  });
  return errors.map(({ message }) => message);
}

// @behaviour Search engines: The sitemap is what the schema of sitemaps.org says
test('the sitemap follows its schema, within its limits', async () => {
  const text = read('sitemap.xml');
  expect(await listFaults(text)).toEqual([]);
  expect(text.split('<url>').length - 1).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50 * 1024 * 1024);
  // A schema that took everything would find nothing here either.
  expect(await listFaults(text.replace('<loc>', '<lok>').replace('</loc>', '</lok>'))).not.toEqual([]);
  expect(await listFaults(text.replace('hreflang="en"', 'hreflang="e n"'))).not.toEqual([]);
});

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; text: string };
/** What stands directly in a feed or in one of its entries. */
type Holder = { readonly elements: Element[] };

/** A feed as its rules speak of it. */
function readFeed(text: string): { readonly feed: Holder; readonly entries: readonly Holder[] } {
  const feed: Holder = { elements: [] };
  const entries: Holder[] = [];
  const open: string[] = [];
  let current: Element | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (name === 'entry') entries.push({ elements: [] });
        const holder = open[1] === 'entry' ? entries.at(-1) : feed;
        if (name === 'entry' || open.length !== (open[1] === 'entry' ? 3 : 2)) return;
        current = { name, attributes, text: '' };
        holder?.elements.push(current);
      },
      ontext(piece) {
        if (current) current.text += piece;
      },
      onclosetag() {
        open.pop();
        if (open.length <= 2) current = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { feed, entries };
}

/** RFC 3339, as RFC 4287 (3.3) asks for. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** What RFC 4287 demands of feeds (4.1.1) and entries (4.1.2), by its sections. */
function listFeedFaults(text: string): readonly string[] {
  const { feed, entries } = readFeed(text);
  const all = [feed, ...entries];
  const pick = ({ elements }: Holder, name: string) => elements.filter((element) => element.name === name);
  const faults = all.flatMap((holder, index) => {
    const where = index === 0 ? 'feed' : `entry ${index}`;
    const alternates = pick(holder, 'link').filter(({ attributes: { rel = 'alternate' } }) => rel === 'alternate');
    const kinds = alternates.map(({ attributes: { type, hreflang } }) => `${type} ${hreflang}`);
    return [
      ...['id', 'title', 'updated'].filter((name) => pick(holder, name).length !== 1).map((name) => `one ${name}`),
      ...['content', 'summary', 'published', 'rights', 'subtitle']
        .filter((name) => pick(holder, name).length > 1)
        .map((name) => `at most one ${name}`),
      ...pick(holder, 'updated').flatMap((one) => (MOMENT.test(one.text) ? [] : [`the moment ${one.text}`])),
      ...pick(holder, 'id').flatMap((one) => (URL.canParse(one.text) ? [] : [`the id ${one.text}`])),
      ...pick(holder, 'link').flatMap(({ attributes: { href = '' } }) => (URL.canParse(href) ? [] : [`href ${href}`])),
      ...pick(holder, 'category').flatMap(({ attributes: { term } }) => (term ? [] : ['a category without term'])),
      ...(new Set(kinds).size < kinds.length ? ['two alternates of one type and language'] : []),
      ...(index > 0 && alternates.length + pick(holder, 'content').length === 0
        ? ['neither alternate nor content']
        : []),
      ...(pick(feed, 'author').length + pick(holder, 'author').length === 0 ? ['no author'] : []),
    ].map((fault) => `${where}: ${fault}`);
  });
  const ids = all.flatMap((holder) => pick(holder, 'id').map((one) => one.text));
  return [
    ...(/<feed [^>]*xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/.test(text) ? [] : ['not of the namespace of Atom']),
    ...(pick(feed, 'link').some(({ attributes }) => attributes.rel === 'self') ? [] : ['no link to itself']),
    ...(new Set(ids).size < ids.length ? ['an id twice'] : []),
    ...faults,
  ];
}

const feeds = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('feed.xml'),
);

// @behaviour Feeds: Every feed has what RFC 4287 demands
describe('every feed', () => {
  test('is well formed, and has what RFC 4287 demands', async () => {
    expect(feeds.length).toBeGreaterThan(0);
    for (const name of feeds) {
      const xml = [{ fileName: 'feed.xml', contents: read(name) }];
      const { errors } = await validateXML({
        xml,
        normalization: 'format',
        initialMemoryPages: 256,
        maxMemoryPages: 1024,
      });
      expect(errors, name).toEqual([]);
      expect(listFeedFaults(read(name)), name).toEqual([]);
    }
  });

  test.each([
    ['feed: one updated', /<updated>[^<]*<\/updated>/, ''],
    ['feed: the moment ontem', /(?<=<updated>)[^<]*/, 'ontem'],
    ['not of the namespace of Atom', 'http://www.w3.org/2005/Atom', ''],
    ['feed: no author', /<author>.*?<\/author>/, ''],
    ['no link to itself', /<link rel="self"[^>]*>/, ''],
  ])('is held to it: %s', (fault, part, instead) => {
    expect(listFeedFaults(read(feeds[0] ?? '').replace(part, instead))).toContain(fault);
  });
});
