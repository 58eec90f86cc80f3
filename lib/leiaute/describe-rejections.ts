import type { Messages } from '../i18n/messages';

type Page = { readonly event: unknown; readonly rejections: Readonly<Record<string, unknown>> };

/** Where the rejections of a page's fields come from, for a layout whose rules were not read. */
export function describeRejections({ event, rejections }: Page, messages: Messages): string {
  if (Object.keys(rejections).length > 0) return messages.layout.explainedRules;
  return event === undefined ? messages.layout.noRules : messages.event.noRules;
}
