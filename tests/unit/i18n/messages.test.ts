import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import content from '../../../content/texts.json' with { type: 'json' };
import { siteConfig } from '../../../lib/config/site';
import { contentLang, getLocaleContext } from '../../../lib/i18n/locale-context';
import { fillMessage, getMessages } from '../../../lib/i18n/messages';
import { readFault } from '../support/fault';
import { PROJECT } from '../support/fixture-site';
import { isUsed } from './message-uses';

const FOLDER = path.join(PROJECT, 'content/messages');
const schema = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

/** The furniture of a locale by key path: "search.title". */
function readTexts(locale: string): ReadonlyMap<string, string> {
  return listTexts(JSON.parse(readFileSync(path.join(FOLDER, `${locale}.json`), 'utf8')));
}

function listTexts(source: unknown): ReadonlyMap<string, string> {
  const groups = schema.parse(source);
  return new Map(
    Object.entries(groups).flatMap(([group, value]) =>
      typeof value === 'string'
        ? [[group, value] as const]
        : Object.entries(value).map(([key, text]) => [`${group}.${key}`, text] as const),
    ),
  );
}

const placesOf = (text: string) => [...text.matchAll(/\{\w*\}/g)].map(([place]) => place).sort();
const locales = readdirSync(FOLDER).map((name) => path.basename(name, '.json'));
const english = readTexts('en');

describe.each(locales)('the texts of %s', (locale) => {
  const texts = readTexts(locale);

  test('have the keys of the English ones, in the same order', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  test('have the same places to fill', () => {
    const places = (all: ReadonlyMap<string, string>) => [...all].map(([key, text]) => [key, placesOf(text)]);
    expect(places(texts)).toEqual(places(english));
  });

  test('are never empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('are those the site shows', () => {
    expect(getMessages(locale).search.title).toBe(texts.get('search.title'));
    expect(getLocaleContext(locale)).toEqual({ locale, messages: getMessages(locale) });
  });
});

test.each([...english.keys(), ...listTexts(content).keys()])('the text "%s" is used somewhere', (key) => {
  expect(isUsed(key)).toBe(true);
});

test.each(locales)('words of the field and texts of the tools are the content’s in %s', (locale) => {
  expect(getMessages(locale)).toMatchObject(content);
});

describe('a locale without texts', () => {
  test('stops the build', () => {
    expect(readFault(() => getMessages('fr'))).toMatchInlineSnapshot(`
      "site.config.ts
        locales: found "fr", which has no texts
        Fix: add content/messages/fr.json and list it in lib/i18n/messages.ts"
    `);
  });

  test('is not in the configuration', () => {
    for (const { code } of siteConfig.locales) expect(() => getMessages(code)).not.toThrow();
  });
});

describe('the places of a text', () => {
  test('are filled, every time they occur', () => {
    expect(fillMessage('{n} de {total} ({n})', { n: 0, total: 'dez' })).toBe('0 de dez (0)');
  });

  test('stay when nobody fills them, and values are not filled again', () => {
    expect(fillMessage('{a} {b}', { a: '{b}' })).toBe('{b} {b}');
    expect(fillMessage('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
  });
});

test('content says its language only where that differs from the page’s', () => {
  expect(contentLang(siteConfig.contentLanguage)).toBeUndefined();
  expect(contentLang('xx')).toBe(siteConfig.contentLanguage);
});
