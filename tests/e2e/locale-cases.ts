import { withLocale } from '@/lib/routes/locale-address';
import { NIGHTLY } from '../scope';
import { locales } from './site-pages';
import { type Texts, textsOf } from './texts';

/** What a test needs to run once for each locale. */
type LocaleCase = {
  readonly locale: string;
  readonly texts: Texts;
  /** Daily in one locale alone, the one whose addresses have a prefix: for tools, which say the same in every locale. */
  readonly tag: string[];
  /** Address of a page in the locale, from its address in the default one. */
  readonly path: (defaultPath: string) => string;
};

export const localeCases: readonly LocaleCase[] = locales.map((locale) => ({
  locale,
  texts: textsOf(locale),
  tag: locale === locales.at(-1) ? [] : [NIGHTLY],
  path: (defaultPath) => withLocale(locale, defaultPath),
}));
