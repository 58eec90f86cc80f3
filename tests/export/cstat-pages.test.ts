import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfig } from '@/lib/config/site';
import { toCStatAddress, toCStatAnchor } from '@/lib/cstat/address';
import { type CStat, RESEND_VERDICTS } from '@/lib/cstat/cstat';
import { CSTAT_DOCUMENT_IDS } from '@/lib/cstat/documents';
import { loadCStats } from '@/lib/cstat/load-cstat.build';
import { getMessages } from '@/lib/i18n/messages';
import { withLocale } from '@/lib/routes/locale-address';
import { PROJECT } from '../unit/support/fixture-site';
import { type ExportedPage, exportFolder, readPage } from './exported-page';

const texts = getMessages(siteConfig.contentLanguage);
const cstats = [...loadCStats(PROJECT).values()];
const explained = cstats.filter(({ explanation }) => explanation !== undefined);

const readAt = (address: string): ExportedPage => readPage(`${address.slice(1)}index.html`);
const read = (locale: string, address: string) => readAt(withLocale(locale, address));
const readFile = (address: string) => readFileSync(path.join(exportFolder, address, 'index.html'), 'utf8');
/** All that the page's content says, with links and code in its sentences. */
function readText(locale: string, address: string): string {
  let text = '';
  new Parser({ ontext: (piece) => (text += piece) }).end(cutContent(readFile(withLocale(locale, address))));
  return text;
}

/** What stands between the bar, the sidebar and the footer. */
const cutContent = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** The texts that a page has for the buttons that copy. */
function readCopySources(html: string): readonly string[] {
  const sources: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      isInside = 'data-copy-source' in attributes;
      if (isInside) sources.push('');
    },
    ontext: (piece) => {
      if (isInside) sources.push((sources.pop() ?? '') + piece);
    },
    onclosetag: () => {
      isInside = false;
    },
  });
  parser.end(cutContent(html));
  return sources;
}

/** Markdown without its marks, as words: links and code are elements of their own in the page. */
const toWords = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, '').replace(/[[`]/g, '');
const squeeze = (text: string) => text.replace(/\s+/g, '');

test('codes are explained', () => {
  expect(explained).not.toEqual([]);
});

describe.each(siteConfig.locales.map(({ code }) => code))('in %s', (locale) => {
  test('the page of a code holds the official text, the verdict, the cause and every step', {
    timeout: 120_000,
  }, () => {
    const faults = explained.flatMap((cstat) => {
      const page = squeeze(readText(locale, toCStatAddress(cstat)));
      const { explanation } = cstat;
      const wanted = explanation
        ? [
            cstat.text,
            texts.verdicts[explanation.resend],
            ...[explanation.cause, ...explanation.fix].map(toWords),
            cstat.source,
          ]
        : [];
      return wanted
        .filter((text) => !page.includes(squeeze(text)))
        .map((text) => `${cstat.document}/${cstat.code}: ${text}`);
    });
    expect(faults).toEqual([]);
  });

  test('the page of a code has its address and its whole answer to be copied', { timeout: 120_000 }, () => {
    const faults = explained.filter((cstat) => {
      const address = withLocale(locale, toCStatAddress(cstat));
      const { explanation } = cstat;
      const [link, answer = ''] = readCopySources(readFile(address));
      const wanted = [
        explanation?.resend && texts.verdicts[explanation.resend],
        ...(explanation?.fix ?? []).map(toWords),
      ];
      const url = `${siteConfig.url}${address}`;
      const words = squeeze(answer);
      return link !== url || !answer.endsWith(url) || wanted.some((text = '') => !words.includes(squeeze(text)));
    });
    expect(faults.map(({ document, code }) => `${document}/${code}`)).toEqual([]);
  });

  test.each(CSTAT_DOCUMENT_IDS)('the page of %s holds every code with every official text of it', (id) => {
    const own = cstats.filter(({ document }) => document === id);
    const { ids, texts: pieces } = read(locale, `/docs/cstat/${id}/`);
    const known = new Set(ids);
    expect(own.filter(({ code }) => !known.has(toCStatAnchor(code))).map(({ code }) => code)).toEqual([]);
    const meanings = own.flatMap((cstat) => [cstat, ...cstat.otherMeanings]);
    expect(meanings.filter(({ text }) => !pieces.has(text.trim())).map(({ text }) => text)).toEqual([]);
  });

  test('the entrance lists every number', () => {
    const known = new Set(read(locale, '/docs/cstat/').ids);
    expect(cstats.filter(({ code }) => !known.has(`n${code}`)).map(({ code }) => code)).toEqual([]);
  });
});

test('a code that is not explained says that only its text is known', () => {
  const bare = cstats.find(({ explanation }) => explanation === undefined);
  expect(bare).toBeDefined();
  expect(read('en', `/docs/cstat/${bare?.document}/`).texts).toContain(texts.cstat.onlyText);
});

test('the file for lookups in the browser leads to pages and entries that exist', () => {
  const schema = z.array(
    z.strictObject({
      document: z.enum(CSTAT_DOCUMENT_IDS),
      code: z.string(),
      text: z.string(),
      path: z.string(),
      resend: z.enum(RESEND_VERDICTS).nullable(),
      kind: z.string(),
    }),
  );
  const entries = schema.parse(JSON.parse(readFileSync(path.join(exportFolder, 'docs/cstat/codes.json'), 'utf8')));
  expect(entries).toHaveLength(cstats.length);
  const idsOf = new Map(
    CSTAT_DOCUMENT_IDS.map((id) => [`/docs/cstat/${id}/`, new Set(readAt(`/docs/cstat/${id}/`).ids)]),
  );
  const lost = entries.filter((entry) => {
    const [address = '', anchor] = entry.path.split('#');
    return anchor === undefined ? !readFile(address).includes(' id="') : !idsOf.get(address)?.has(anchor);
  });
  expect(lost).toEqual([]);
});

test('a page of one code stays light', () => {
  const sizes = explained.slice(0, 40).map((cstat: CStat) => readSize(toCStatAddress(cstat)));
  expect(Math.max(...sizes)).toBeLessThan(160_000);
});

function readSize(address: string): number {
  return readFileSync(path.join(exportFolder, address, 'index.html')).byteLength;
}
