import en from '@/content/messages/en.json';
import ptBR from '@/content/messages/pt-BR.json';
import texts from '@/content/texts.json';
import { SiteError } from '../errors/site-error';

/** The texts of the site's own furniture. English is the type: a text missing from another locale does not compile. */
type Furniture = typeof en;

/** Every text: furniture in the reader's language, words of the field and texts of the tools in the content's. */
export type Messages = Furniture & typeof texts;

const furniture: Readonly<Record<string, Furniture>> = { en, 'pt-BR': ptBR };

// Put together once: pages ask for their texts tens of thousands of times while the site is built.
const catalogue: ReadonlyMap<string, Messages> = new Map(
  Object.entries(furniture).map(([locale, own]) => [locale, { ...own, ...texts }]),
);

/**
 * The texts of one locale.
 * @throws SiteError when site.config.ts names a locale that has no message file.
 */
export function getMessages(locale: string): Messages {
  const messages = catalogue.get(locale);
  if (messages) return messages;
  throw new SiteError({
    place: { file: 'site.config.ts' },
    key: 'locales',
    found: `found "${locale}", which has no texts`,
    fix: `add content/messages/${locale}.json and list it in lib/i18n/messages.ts`,
  });
}

// Code for the browser takes it from its own module, which brings no texts along.
export { fillMessage } from './fill-message';
