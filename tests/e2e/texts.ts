import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import en from '@/content/messages/en.json' with { type: 'json' };
import content from '@/content/texts.json' with { type: 'json' };
import { escapePattern } from '@/lib/text/escape-pattern';

export { fillMessage as fill } from '@/lib/i18n/fill-message';

/** Every text by locale: tests take names from here and never spell them. */
export type Texts = typeof en & typeof content;

const folder = path.join(import.meta.dirname, '..', '..', 'content', 'messages');
const catalogue: Readonly<Record<string, Texts>> = Object.fromEntries(
  readdirSync(folder).map((name) => {
    // A unit test compares the keys of every file with the English ones.
    const furniture = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as typeof en;
    return [path.basename(name, '.json'), { ...furniture, ...content }];
  }),
);

/** Texts of the default locale. */
export const texts: Texts = { ...en, ...content };

export function textsOf(locale: string): Texts {
  const found = catalogue[locale];
  if (!found) throw new Error(`content/messages has no texts for the locale ${locale}`);
  return found;
}

/** Matches a text whatever stands in its `{name}` places. */
export function pattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escapePattern)
      .join('.+')}$`,
  );
}

/** Matches a text in any locale: parts of a guide speak the language of its content, not of the interface. */
export function inAnyLocale(pick: (texts: Texts) => string): RegExp {
  return new RegExp(`^(${Object.values(catalogue).map(pick).map(escapePattern).join('|')})$`);
}
