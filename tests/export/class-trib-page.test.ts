import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { toClassTribAnchor, toCstAnchor } from '@/lib/ibs-cbs/class-trib';
import { loadClassTribs } from '@/lib/ibs-cbs/load-class-tribs.build';
import { withLocale } from '@/lib/routes/locale-address';
import { PROJECT } from '../unit/support/fixture-site';
import { exportFolder, readPage } from './exported-page';

const PATH = '/docs/ibs-cbs/cclasstrib/';
const csts = loadClassTribs(PROJECT)?.csts ?? [];
const codes = csts.flatMap(({ classTribs }) => classTribs);

describe.each(siteConfig.locales.map(({ code }) => code))(
  'the table of cClassTrib in %s, without scripts',
  (locale) => {
    const { ids, texts } = readPage(`${withLocale(locale, PATH).slice(1)}index.html`);

    test('has every CST and every code at its own address, once', () => {
      const wanted = [
        ...csts.map(({ code }) => toCstAnchor(code)),
        ...codes.map(({ code }) => toClassTribAnchor(code)),
      ];
      expect(wanted.filter((id) => ids.filter((own) => own === id).length !== 1)).toEqual([]);
      expect(wanted.length).toBeGreaterThanOrEqual(191);
    });

    test('says the name of every code', () => {
      expect(codes.filter(({ name }) => !texts.has(name)).map(({ code }) => code)).toEqual([]);
    });
  },
);

test('each choice of the filter is that of some code', () => {
  const html = readFileSync(path.join(exportFolder, PATH, 'index.html'), 'utf8').replace(
    /<script[\s\S]*?<\/script>/g,
    '',
  );
  const choices = [...html.matchAll(/<option>([^<]+)<\/option>/g)].map(([, value = '']) => value);
  const held = new Set(
    [...html.matchAll(/ data-(?:cst|document|reduction)="([^"]*)"/g)].flatMap(([, values = '']) => values.split('|')),
  );
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter((choice) => !held.has(choice))).toEqual([]);
});

test('the HTML of the table weighs at most 60 KB, compressed', () => {
  const html = readFileSync(path.join(exportFolder, PATH, 'index.html'));
  expect(gzipSync(html).length).toBeLessThanOrEqual(60 * 1024);
});
