import { siteConfig } from '../config/site';
import { getMessages, type Messages } from './messages';

/** What every part of a page needs to speak the reader's language. */
export type LocaleContext = { readonly locale: string; readonly messages: Messages };

/** The context of one locale. */
export function getLocaleContext(locale: string): LocaleContext {
  return { locale, messages: getMessages(locale) };
}

/** The lang attribute for content inside an interface of another language; nothing when they agree. */
export function contentLang(locale: string): string | undefined {
  return locale === siteConfig.contentLanguage ? undefined : siteConfig.contentLanguage;
}
