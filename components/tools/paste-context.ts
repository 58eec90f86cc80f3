import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import type { ProblemView } from '@/lib/openapi/operation';
import { getToolPath } from '@/lib/pages/tools';
import { toHref, toPrefix, withLocale } from '@/lib/routes/locale-address';
import { apiPath, overviewSlug } from '@/lib/routes/page-address';
import { pickKeyMessages } from './key-messages';
import type { PasteContext } from './paste-texts';

/** What the island that reads pasted answers needs of the site, in one locale; `problems` are the errors of the API. */
export function createPasteContext(
  { locale, messages }: LocaleContext,
  problems: readonly ProblemView[],
): PasteContext {
  const { pasteAnswer, verdicts, verdictHints, actions } = messages;
  const overview = toHref(withLocale(locale, apiPath('', overviewSlug)));
  return {
    messages: { pasteAnswer, verdicts, verdictHints, actions, ...pickKeyMessages(messages) },
    locale: siteConfig.contentLanguage,
    prefix: `${siteConfig.basePath}${toPrefix(locale)}`,
    inspector: toHref(withLocale(locale, getToolPath('accessKey'))),
    problems: Object.fromEntries(
      problems.map(({ code, title, anchor, action }) => [code, { title, href: `${overview}#${anchor}`, action }]),
    ),
  };
}
