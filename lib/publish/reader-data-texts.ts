import { siteConfig } from '../config/site';
import { contentLang } from '../i18n/locale-context';
import { getMessages, type Messages } from '../i18n/messages';
import type { SitePath } from '../routes/locale-address';
import { readerTextsPath } from '../routes/reader-texts-path';

/** What the panel for the reader's data says, in one locale. */
export type ReaderDataTexts = Pick<Messages, 'readerData' | 'readerFields'> & {
  /** Language of the names of fields, where it is not the page's. */
  readonly fieldsLang: string | undefined;
};

/** The texts of the panel as files: no page carries them for readers who do not open it. */
export function listReaderDataTexts(): readonly { readonly path: SitePath; readonly content: string }[] {
  return siteConfig.locales.map(({ code }) => {
    const { readerData, readerFields } = getMessages(code);
    const texts: ReaderDataTexts = { readerData, readerFields, fieldsLang: contentLang(code) };
    return { path: readerTextsPath(code), content: JSON.stringify(texts) };
  });
}
