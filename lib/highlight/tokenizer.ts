import type { BundledLanguage, GrammarState, Highlighter, SpecialLanguage, ThemeRegistrationAny } from 'shiki';
import type { Token } from './tokens';

/** The grammars read line by line: what is made of a line depends on nothing but the line and where it starts. */
type LineStart = {
  /** Undefined at the start of a text. */
  readonly state: GrammarState | undefined;
  /** What was made of each line that started here. */
  readonly lines: Map<string, ReadLine>;
};
type ReadLine = { readonly tokens: readonly Token[]; readonly next: LineStart };

/** Gives the tokens of a text in one of the grammars; each line break is a token of its own. */
export type Tokenize = (text: string, grammar: BundledLanguage | SpecialLanguage) => readonly Token[];

/**
 * Cuts source code into tokens. Samples repeat one another's lines, in other environments, languages of the page and
 * operations: each line is read once for each state of the grammar in which it starts.
 * @param theme one whose colours are `var(--code-token-keyword)`: the kind of a token is taken from there
 */
export function createTokenizer(highlighter: Highlighter, theme: ThemeRegistrationAny): Tokenize {
  const knownStarts = new Map<string, LineStart[]>();

  return (text, grammar) => {
    const starts = knownStarts.get(grammar) ?? [];
    knownStarts.set(grammar, starts);
    let start = findStart(undefined, starts);
    return text.split(/\r?\n/).flatMap((line, index) => {
      const read = start.lines.get(line) ?? readLine(line, grammar, start, starts);
      start.lines.set(line, read);
      start = read.next;
      return index === 0 ? read.tokens : [{ content: '\n' }, ...read.tokens];
    });
  };

  function readLine(
    line: string,
    grammar: BundledLanguage | SpecialLanguage,
    start: LineStart,
    starts: LineStart[],
  ): ReadLine {
    // Without a limit of time: a busy machine would publish the lines it had no time for in one colour.
    const options = { lang: grammar, theme, tokenizeTimeLimit: 0 };
    const read = highlighter.codeToTokensBase(line, start.state ? { ...options, grammarState: start.state } : options);
    const tokens = read
      .flat()
      .map(({ content, color }) => ({ content, name: /--code-token-([a-z-]+)/.exec(color ?? '')?.[1] }));
    return { tokens, next: findStart(highlighter.getLastGrammarState(read), starts) };
  }
}

/** The start with this state, which is added where it is new. */
function findStart(state: GrammarState | undefined, starts: LineStart[]): LineStart {
  const stack = state?.getInternalStack();
  const known = starts.find((start) => {
    const other = start.state?.getInternalStack();
    return stack && other ? other.equals(stack) : stack === other;
  });
  if (known) return known;
  const start: LineStart = { state, lines: new Map() };
  starts.push(start);
  return start;
}
