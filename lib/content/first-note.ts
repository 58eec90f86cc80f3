import type { SampleLanguage } from '../config/sample-languages';
import type { ProgramFile } from '../openapi/receivers/receiver';

/** A program that goes from an empty account to an authorised document, in parts that follow each other. */
export type FirstNoteProgram = ProgramFile & {
  readonly language: SampleLanguage;
  /** Name the reader sees. */
  readonly label: string;
  /** What comes before the first step, then each step. One below the other they are the program. */
  readonly parts: readonly string[];
};

/** The comment that starts a step. */
const STEP = /^[ \t]*(?:#|\/\/) \d\. /gmu;

/**
 * Divides a program at the comments that number its steps (`# 1. …`, `// 2. …`).
 * @returns what comes before the first step, then each step, without the empty lines around them
 */
export function splitSteps(code: string): readonly string[] {
  const starts = [0, ...[...code.matchAll(STEP)].map(({ index }) => index), code.length];
  return starts.slice(0, -1).map((start, index) => code.slice(start, starts[index + 1]).replace(/^\n+|\s+$/gu, ''));
}
