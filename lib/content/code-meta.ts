/** How a fenced block of a guide is shown, from the words after its language and from comments in it. */
export type CodeView = {
  /** The code without the comments that mark lines. */
  readonly code: string;
  readonly title: string | undefined;
  /** Lines to stand out, counted from 1 in `code`. */
  readonly marked: ReadonlySet<number>;
  /** Number of the first line, where lines are numbered. */
  readonly firstLine: number | undefined;
  /** Whether values of the example stay: something in the code is worked out from them. */
  readonly isAsWritten: boolean;
};

/** What is wrong with a block, and what its author should do. */
export type CodeFault = { readonly found: string; readonly fix: string };

const WORD = /title="([^"]*)"|\{([^}]*)\}|showLineNumbers(?:=(\d+))?|(\S+)/g;
const AS_WRITTEN = 'asWritten';
const RANGE = /^(\d+)(?:-(\d+))?$/;
/** A comment on a line of its own, in any of the languages that guides show. */
const MARK = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/;

/** A block's code without the comments that mark lines. */
export function dropMarks(source: string): string {
  return source
    .split('\n')
    .filter((line) => !MARK.test(line))
    .join('\n');
}

/**
 * Reads `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=10` and `asWritten`, and the comments `highlight-next-line`,
 * `highlight-start` and `highlight-end`.
 * @param meta the words after the language
 * @param fail called with the first fault; it must not return
 */
export function readCode(source: string, meta: string, fail: (fault: CodeFault) => never): CodeView {
  const { code, marked } = readMarks(source, fail);
  const lines = code.split('\n').length;
  let title: string | undefined;
  let firstLine: number | undefined;
  let isAsWritten = false;
  for (const [word, text, ranges, first, other] of meta.matchAll(WORD)) {
    if (text !== undefined) title = text;
    else if (ranges !== undefined) for (const line of readRanges(ranges, lines, fail)) marked.add(line);
    else if (other === AS_WRITTEN) isAsWritten = true;
    else if (other === undefined) firstLine = Number(first ?? 1);
    else fail({ found: `found ${word}`, fix: 'use title="…", {1,3-5}, showLineNumbers or asWritten' });
  }
  return { code, title, marked, firstLine, isAsWritten };
}

function readMarks(source: string, fail: (fault: CodeFault) => never): { code: string; marked: Set<number> } {
  const kept: string[] = [];
  const marked = new Set<number>();
  let isOpen = false;
  let isNext = false;
  for (const line of source.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    if (mark === undefined) {
      kept.push(line);
      if (isOpen || isNext) marked.add(kept.length);
      isNext = false;
      continue;
    }
    if (mark === 'next-line') isNext = true;
    else if (isOpen === (mark === 'start'))
      fail({ found: `a highlight-${mark} too many`, fix: 'write start and end in turn' });
    else isOpen = mark === 'start';
  }
  if (isOpen) fail({ found: 'a highlight-start without an end', fix: 'add a comment highlight-end' });
  if (isNext) fail({ found: 'a highlight-next-line without a next line', fix: 'put it above the line it is about' });
  return { code: kept.join('\n'), marked };
}

function readRanges(ranges: string, lines: number, fail: (fault: CodeFault) => never): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [, from, to = from] = RANGE.exec(range.trim()) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= 1 && first <= last && last <= lines)) {
      const count = lines === 1 ? 'one line' : `${lines} lines`;
      fail({ found: `{${ranges}} in a block of ${count}`, fix: 'name lines of the block, such as {1,3-5}' });
    }
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
