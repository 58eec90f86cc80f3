import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import content from '@/content/texts.json' with { type: 'json' };
import { siteConfig } from '@/lib/config/site';
import { getMessages } from '@/lib/i18n/messages';
import { getToolPath } from '@/lib/pages/tools';
import { withLocale } from '@/lib/routes/locale-address';
import { PAGE } from '../e2e/site-pages';
import { exportFolder } from './exported-page';

const { contentLanguage } = siteConfig;
/** Elements that have no end. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

type Spoken = { readonly text: string; readonly lang: string };

/** Every piece of text and every label of a page's body, with the language that its element says. */
function listSpoken(file: string): readonly Spoken[] {
  const langs: string[] = [];
  const spoken: Spoken[] = [];
  const say = (text: string) => text.trim() !== '' && spoken.push({ text: text.trim(), lang: langs.at(-1) ?? '' });
  const parser = new Parser({
    onopentag: (name, attributes) => {
      langs.push(attributes.lang ?? langs.at(-1) ?? '');
      for (const label of [attributes['aria-label'], attributes.title, attributes.placeholder]) say(label ?? '');
      if (VOID.has(name)) langs.pop();
    },
    onclosetag: (name) => !VOID.has(name) && langs.pop(),
    ontext: say,
  });
  parser.end(readFileSync(file, 'utf8').replace(/<script[\s\S]*?<\/script>/g, ''));
  return spoken;
}

const listTexts = (groups: object): readonly string[] =>
  Object.values(groups).flatMap((group: unknown) =>
    typeof group === 'string' ? [group] : Object.values(Object(group)),
  );

const pages = { ...PAGE, pasteAnswer: getToolPath('pasteAnswer'), accessKey: getToolPath('accessKey') };

const contentTexts = new Set(listTexts(content));
const others = siteConfig.locales.map(({ code }) => code).filter((code) => code !== contentLanguage);

describe.each(others)('in %s', (locale) => {
  const furniture = new Set(listTexts(getMessages(locale)).filter((text) => !contentTexts.has(text)));

  test.each(Object.entries(pages))('%s says which words are the content’s and which the site’s', (_kind, address) => {
    const [folder = ''] = withLocale(locale, address).split('?');
    const spoken = listSpoken(path.join(exportFolder, folder, 'index.html'));
    expect(spoken.filter(({ lang }) => lang === locale)).not.toEqual([]);
    // A single word may be a name of the field in either language.
    const sentences = spoken.filter(({ text }) => text.includes(' '));
    const faults = sentences.filter(({ text, lang }) => (lang === locale ? contentTexts : furniture).has(text));
    expect(faults).toEqual([]);
  });
});

test('some locale is not the content’s', () => {
  expect(others).not.toEqual([]);
});
