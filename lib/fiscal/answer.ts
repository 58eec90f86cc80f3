import type { AccessKey } from './access-key';
import type { DocumentFamily } from './models';

/**
 * What a status is about when it is not the document: the batch around it, or a question asked about it. Refusing either
 * says nothing against the document, which may be authorised.
 */
export type StatusSubject = 'batch' | 'query';

/** One result inside an answer of the tax authority or of this API. */
export type Finding = {
  /** Undefined where the status is about a document or an event, or where the answer does not say. */
  readonly subject: StatusSubject | undefined;
  /** Whether this is an alert (cMsg) beside the status of a document, and no status itself. */
  readonly isAlert: boolean;
  /** Status code (cStat), three or four digits, when the answer has one; of an alert its cMsg, one to four digits. */
  readonly code: string | undefined;
  /** The message beside it (xMotivo, or xMsg of an alert), as it came. */
  readonly message: string | undefined;
  /** Code of the API's own error, such as DADOS_INVALIDOS. */
  readonly problemCode: string | undefined;
  /** Family of the document, when the answer itself says it. */
  readonly family: DocumentFamily | undefined;
  /** Family that the wording suggests: good for the order of a choice, not for deciding it. */
  readonly familyHint: DocumentFamily | undefined;
  /** Key of the document that the result is about. */
  readonly key: AccessKey | undefined;
  /** Another key that the result points at, such as that of the document in duplicity. */
  readonly otherKey: AccessKey | undefined;
  /** Items that the message points at, counted from 1. */
  readonly items: readonly number[];
  /** Number of the receipt (nRec). */
  readonly receipt: string | undefined;
  /** Fields that the API refused, with its message for each. */
  readonly fields: readonly { readonly field: string; readonly message: string }[];
  /** Progress of a distribution queue: the last number taken and the last that exists. */
  readonly queue: { readonly last: string; readonly highest: string } | undefined;
};

/** Why a text gave nothing. */
export type Unreadable =
  /** More than `MAX_LENGTH` characters: not read at all. */
  | { readonly kind: 'tooLong'; readonly length: number }
  /** XML or JSON that ends early or is malformed, without a result in what could be read. */
  | { readonly kind: 'broken'; readonly format: 'xml' | 'json' }
  /** XML or JSON without any result in it. */
  | { readonly kind: 'noResult'; readonly format: 'xml' | 'json' };

/** What a pasted text is. */
export type Recognition =
  | { readonly kind: 'empty' }
  | Unreadable
  /** An access key alone, right or wrong. */
  | { readonly kind: 'key'; readonly key: AccessKey }
  /** At least one result: the one that matters most comes first. */
  | {
      readonly kind: 'answer';
      readonly format: 'xml' | 'json' | 'csv' | 'sentence';
      readonly findings: readonly Finding[];
      /** Whether the text was cut off or malformed, or held more than is read: there may be other results. */
      readonly isPartial: boolean;
    }
  /** Words without a code: perhaps an official text, which only the table of codes can tell (`matchCodes`). */
  | { readonly kind: 'words'; readonly finding: Finding };

/** Longest text that is read, in characters. */
export const MAX_LENGTH = 1_000_000;
/** Most results taken from one answer. */
export const MAX_FINDINGS = 50;

const NOTHING: Finding = {
  subject: undefined,
  isAlert: false,
  code: undefined,
  message: undefined,
  problemCode: undefined,
  family: undefined,
  familyHint: undefined,
  key: undefined,
  otherKey: undefined,
  items: [],
  receipt: undefined,
  fields: [],
  queue: undefined,
};

/** A result with what is known of it. */
export function createFinding(known: Partial<Finding>): Finding {
  return { ...NOTHING, ...known };
}
