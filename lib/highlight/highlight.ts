import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { escapeText } from '../text/escape-html';

/** Grammars of the fenced blocks and samples of the site. */
export const GRAMMARS = [
  'bash',
  'javascript',
  'csharp',
  'php',
  'java',
  'json',
  'xml',
  'http',
  'yaml',
  'sql',
  'text',
] as const;
export type Grammar = (typeof GRAMMARS)[number];

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });
let highlighter: Promise<Highlighter> | undefined;
/** Every locale shows the same code, and many answers are alike: each text is marked up once per process. */
const finished = new Map<string, Promise<string>>();

/** `lines` makes each line an element, to be marked or numbered; `runs` is lighter: one element for neighbours of a kind. */
export type CodeShape = 'runs' | 'lines';

/**
 * Marks up source code at build time. Tokens carry a class instead of a colour, so that one markup serves
 * both themes: `--code-token-keyword` becomes `<span class="t-keyword">`.
 * @returns HTML for the inside of a <code> element
 */
export function highlight(code: string, grammar: Grammar, shape: CodeShape = 'runs'): Promise<string> {
  const key = `${grammar} ${shape}\n${code}`;
  const known = finished.get(key) ?? markUp(code, grammar, shape);
  finished.set(key, known);
  return known;
}

async function markUp(code: string, grammar: Grammar, shape: CodeShape): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: GRAMMARS.filter((name) => name !== 'text') });
  const { codeToTokensBase } = await highlighter;
  // Without a limit of time: a busy machine would publish the lines it had no time for in one colour.
  const lines = codeToTokensBase(code, { lang: grammar, theme, tokenizeTimeLimit: 0 }).map((line) =>
    line.map(({ content, color }): Token => ({ content, name: /--code-token-([a-z-]+)/.exec(color ?? '')?.[1] })),
  );
  if (shape === 'lines') return lines.map((line) => `<span class="line">${writeRuns(line)}</span>`).join('\n');
  return writeRuns(lines.flatMap((line, index) => (index === 0 ? line : [{ content: '\n' }, ...line])));
}

function writeRuns(tokens: readonly Token[]): string {
  return joinRuns(tokens)
    .map(({ content, name }) =>
      name === undefined ? escapeText(content) : `<span class="t-${name}">${escapeText(content)}</span>`,
    )
    .join('');
}

type Token = { readonly content: string; readonly name?: string | undefined };

/**
 * Joins neighbours of one kind, with the blanks between them: a body of a hundred lines inside a string is one
 * element, not hundreds. That is most of the weight of a page with many samples.
 */
function joinRuns(tokens: readonly Token[]): readonly Token[] {
  const runs: Token[] = [];
  let blanks = '';
  for (const token of tokens) {
    if (token.content.trim() === '') {
      blanks += token.content;
      continue;
    }
    const last = runs.at(-1);
    if (last && last.name === token.name) {
      runs[runs.length - 1] = { name: last.name, content: last.content + blanks + token.content };
    } else {
      if (blanks !== '') runs.push({ content: blanks });
      runs.push(token);
    }
    blanks = '';
  }
  return blanks === '' ? runs : [...runs, { content: blanks }];
}

/** Whether the site can highlight a language name written by an author. */
export function isGrammar(name: string): name is Grammar {
  return GRAMMARS.some((grammar) => grammar === name);
}
