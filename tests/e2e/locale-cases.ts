import { withLocale } from '@/lib/routes/locale-address';
import { locales } from './site-pages';
import { type Texts, textsOf } from './texts';

/** What a test needs to run once for each locale. */
type LocaleCase = {
  readonly locale: string;
  readonly texts: Texts;
  /** Address of a page in the locale, from its address in the default one. */
  readonly path: (defaultPath: string) => string;
};

export const localeCases: readonly LocaleCase[] = locales.map((locale) => ({
  locale,
  texts: textsOf(locale),
  path: (defaultPath) => withLocale(locale, defaultPath),
}));
