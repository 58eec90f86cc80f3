import type { Grammar } from '../../highlight/highlight';

/** Languages that have a program which takes deliveries. cURL is none: it only sends. */
export const RECEIVER_LANGUAGES = ['nodejs', 'csharp', 'php', 'java', 'python'] as const;
export type ReceiverLanguage = (typeof RECEIVER_LANGUAGES)[number];

/** A program as its file holds it. */
export type ProgramFile = {
  readonly file: string;
  readonly grammar: Grammar;
  /** Without the line end of the file. */
  readonly code: string;
};

/** A whole program that takes deliveries. */
export type Receiver = ProgramFile & {
  readonly language: ReceiverLanguage;
  /** Name the reader sees. */
  readonly label: string;
};

/** The programs of the webhooks' pages. */
export type Receivers = {
  readonly receivers: readonly Receiver[];
  /** Sends one delivery to a receiver, for trying it out. */
  readonly sender: ProgramFile;
};
