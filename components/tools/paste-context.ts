import { siteConfig } from '@/lib/config/site';
import type { KeyFields } from '@/lib/fiscal/key-tags';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import type { ProblemView } from '@/lib/openapi/operation';
import { getToolPath } from '@/lib/pages/tools';
import { toHref, toPrefix, withLocale } from '@/lib/routes/locale-address';
import { apiPath, overviewSlug } from '@/lib/routes/page-address';
import { pickKeyMessages } from './key-messages';
import type { PasteContext } from './paste-texts';

/**
 * What the island that reads pasted answers needs of the site, in one locale.
 * @param problems the errors of the API
 * @param keyFields where the fields of a key are described; only the page of the tool leads there
 */
export function createPasteContext(
  { locale, messages }: LocaleContext,
  problems: readonly ProblemView[],
  keyFields: KeyFields = {},
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
    keyFields,
  };
}
