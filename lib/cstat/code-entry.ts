import type { CStatKind, ResendVerdict } from './cstat';
import type { CStatDocumentId } from './documents';

/** A code as code in the browser looks it up: one item of the file at CSTAT_CODES_PATH. */
export type CStatCodeEntry = {
  readonly document: CStatDocumentId;
  readonly code: string;
  /** Official text. */
  readonly text: string;
  /** Address without locale prefix and base path: a page, or an entry on the page of the document. */
  readonly path: string;
  /** Null where only the official text is known. */
  readonly resend: ResendVerdict | null;
  readonly kind: CStatKind;
};

/** Address of the file with every entry, without base path. All locales share it. */
export const CSTAT_CODES_PATH = '/docs/cstat/codes.json';
