import en from '@/content/messages/en.json';
import ptBR from '@/content/messages/pt-BR.json';
import { SiteError } from '../errors/site-error';

/** The interface texts. English is the type: a text missing from another locale does not compile. */
export type Messages = typeof en;

const catalogue: Readonly<Record<string, Messages>> = { en, 'pt-BR': ptBR };

/**
 * The interface texts of one locale.
 * @throws SiteError when site.config.ts names a locale that has no message file.
 */
export function getMessages(locale: string): Messages {
  const messages = catalogue[locale];
  if (messages) return messages;
  throw new SiteError({
    place: { file: 'site.config.ts' },
    key: 'locales',
    found: `found "${locale}", which has no texts`,
    fix: `add content/messages/${locale}.json and list it in lib/i18n/messages.ts`,
  });
}

/** Fills the `{name}` places of a text. */
export function fillMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
