import type { KeyFields } from '@/lib/fiscal/key-tags';
import type { Messages } from '@/lib/i18n/messages';
import type { ProblemAction } from '@/lib/openapi/document';

/** The texts of the pasted answers. */
export type PasteMessages = Pick<
  Messages,
  'pasteAnswer' | 'verdicts' | 'verdictHints' | 'actions' | 'accessKey' | 'keyParts' | 'keyFaults' | 'emissionTypes'
>;

/** An error code of the API as a result links it. */
export type ProblemLink = {
  readonly title: string;
  /** Address of its explanation, base path included. */
  readonly href: string;
  readonly action: ProblemAction;
};

/** What every part of a result needs from the page. */
export type PasteContext = {
  readonly messages: PasteMessages;
  /** Language of the numbers. */
  readonly locale: string;
  /** Start of every address of the locale: base path and locale prefix, without a final slash. */
  readonly prefix: string;
  /** Address of the key inspector, base path included. */
  readonly inspector: string;
  readonly problems: Readonly<Record<string, ProblemLink>>;
  readonly keyFields: KeyFields;
};
