import { fillMessage, type Messages } from '../i18n/messages';

/**
 * What the rejections of a layout's fields rest on: rules that read its fields; rules of which all read those of the
 * documents that share its codes; what explanations of codes name; or nothing, as the knowledge base lacks its codes.
 */
export type RuleBasis = 'rules' | 'rules of others' | 'explanations' | 'no codes';

type Page = {
  readonly layout: { readonly ruleSources: readonly string[] };
  readonly event: unknown;
  readonly ruleBasis: RuleBasis;
  readonly rejections: Readonly<Record<string, unknown>>;
};

/** Where the rejections of a page's fields come from, and what is missing. */
export function describeRejections({ layout, event, ruleBasis, rejections }: Page, messages: Messages): string {
  const sources = layout.ruleSources.join('; ');
  const hasSome = Object.keys(rejections).length > 0;
  switch (ruleBasis) {
    case 'rules':
      return fillMessage(messages.layout.ruleSources, { sources });
    case 'rules of others':
      return hasSome ? messages.layout.explainedRules : fillMessage(messages.layout.otherRules, { sources });
    case 'explanations':
      if (hasSome) return messages.layout.explainedRules;
      return event === undefined ? messages.layout.noRules : messages.event.noRules;
    case 'no codes':
      return messages.layout.noCodes;
  }
}
