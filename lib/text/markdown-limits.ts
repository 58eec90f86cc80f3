/** Marks without a blank line between them beyond which reading them takes seconds: each is compared with the others. */
const MOST_MARKS = 2000;
/** Levels of quotes and lists on one line. */
const DEEPEST = 50;

const MARKS = /[*_~[\]`<&]/g;
const DEEP = new RegExp(`^(?:[ \\t]*(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])){${DEEPEST}}`, 'm');

/** What keeps a Markdown text from being read within a second, with the line it is on, counted from 1. */
export type MarkdownFault = { readonly line: number; readonly found: string; readonly fix: string };

/** @param longest characters that the text may have */
export function findMarkdownFault(source: string, longest: number): MarkdownFault | undefined {
  if (source.length > longest) {
    const found = `a text of ${source.length} characters`;
    return { line: 1, found, fix: `keep it under ${longest}, or divide it` };
  }
  const deep = DEEP.exec(source);
  if (deep)
    return {
      line: countLines(source, deep.index),
      found: 'quotes or lists inside each other',
      fix: 'use fewer levels',
    };
  let offset = 0;
  for (const block of source.split(/(?<=\n[ \t]*\r?\n)/)) {
    const marks = block.match(MARKS)?.length ?? 0;
    if (marks > MOST_MARKS) {
      const fix = 'divide it by blank lines, or put it into a block of code';
      return { line: countLines(source, offset), found: `${marks} marks such as * and [ in one paragraph`, fix };
    }
    offset += block.length;
  }
  return undefined;
}

function countLines(source: string, end: number): number {
  return source.slice(0, end).split('\n').length;
}
