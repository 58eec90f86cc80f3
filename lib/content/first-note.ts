import type { SampleLanguage } from '../config/sample-languages';
import type { ProgramFile } from '../openapi/receivers/receiver';
import type { ParsedGuide } from './parse-guide';

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

/** A step of the first document as the guide tells it, with what the shell does for it. */
export type FirstNoteStep = {
  readonly title: string;
  /** The first sentence below its heading. */
  readonly lead: string;
  /** Id of its heading. */
  readonly anchor: string;
  readonly code: string;
  readonly grammar: FirstNoteProgram['grammar'];
};

/**
 * The steps that a guide shows of the programs, in its own words. What comes before the first step is part of it here:
 * without that it would not run.
 * @param programs the shell's first
 * @returns none where the guide shows no steps
 */
export function listSteps(
  { headings, sections, references }: Pick<ParsedGuide, 'headings' | 'sections' | 'references'>,
  [shell]: readonly FirstNoteProgram[],
): readonly FirstNoteStep[] {
  const shown = references.filter(
    ({ component, attributes }) => component === 'FirstNotePart' && attributes.step !== '0',
  );
  return shown.flatMap(({ attributes, headingId }) => {
    const heading = headings.find(({ id }) => id === headingId);
    if (!heading || !shell) return [];
    const { parts, grammar } = shell;
    const number = Number(attributes.step);
    const text = sections.find((section) => section.headingId === heading.id)?.text ?? '';
    const code = parts.slice(number === 1 ? 0 : number, number + 1).join('\n\n');
    const title = heading.text.map((run) => run.text).join('');
    return [{ title, lead: firstSentence(text), anchor: heading.id, code, grammar }];
  });
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}
