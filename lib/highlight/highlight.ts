import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { escapeText } from '../text/escape-html';
import { findJsonLiterals } from './json-literals';
import { findStretches, type Variant } from './mark-variants';

/** Grammars of the fenced blocks and samples of the site. */
export const GRAMMARS = [
  'bash',
  'javascript',
  'csharp',
  'php',
  'java',
  'python',
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

/**
 * Marks up a text that differs by environment. Lines in which the variants differ are there for each of them, in an
 * element with the environment in `data-when`: the style sheet shows those of the chosen one.
 */
export async function highlightVariants(variants: readonly Variant[], grammar: Grammar): Promise<string> {
  const [first, ...others] = variants;
  if (!first || others.every(({ code }) => code === first.code)) return highlight(first?.code ?? '', grammar);
  const lines = await Promise.all(variants.map(async ({ code }) => splitLines(await readTokens(code, grammar))));
  const parts = findStretches(lines, (one, other) => writeRuns(one) === writeRuns(other));
  const write = (stretch: readonly (readonly Token[])[]) => writeRuns(joinLines(stretch));
  return parts
    .map((part) =>
      part.isShared
        ? write(part.lines[0] ?? [])
        : part.lines
            .map((own, index) => `<span data-when="${variants[index]?.environment}">${write(own)}</span>`)
            .join(''),
    )
    .join('\n');
}

async function markUp(code: string, grammar: Grammar, shape: CodeShape): Promise<string> {
  const tokens = await readTokens(code, grammar);
  if (shape === 'runs') return writeRuns(tokens);
  return splitLines(tokens)
    .map((line) => `<span class="line">${writeRuns(line)}</span>`)
    .join('\n');
}

async function readTokens(code: string, grammar: Grammar): Promise<readonly Token[]> {
  highlighter ??= createHighlighter({ themes: [theme], langs: GRAMMARS.filter((name) => name !== 'text') });
  const source = await highlighter;
  return markJson(source, tokenize(source, code, grammar), grammar);
}

/** The tokens of a text; each line break is a token of its own. */
function tokenize({ codeToTokensBase }: Highlighter, text: string, grammar: Grammar): readonly Token[] {
  // Without a limit of time: a busy machine would publish the lines it had no time for in one colour.
  return codeToTokensBase(text, { lang: grammar, theme, tokenizeTimeLimit: 0 }).flatMap((line, index) => [
    ...(index === 0 ? [] : [{ content: '\n' }]),
    ...line.map(({ content, color }) => ({ content, name: /--code-token-([a-z-]+)/.exec(color ?? '')?.[1] })),
  ]);
}

/** Gives JSON text in string literals the tokens of JSON. In a comment it stays part of the comment. */
function markJson(source: Highlighter, tokens: readonly Token[], grammar: Grammar): readonly Token[] {
  const code = tokens.map(({ content }) => content).join('');
  return findJsonLiterals(code, grammar).reduce((marked, { start, json, characters }) => {
    if (cutTokens(marked, start, start + 1)[0]?.name === 'comment') return marked;
    let at = 0;
    const inner = tokenize(source, json, 'json').map(({ content, name }) => {
      const written = characters.slice(at, at + content.length).join('');
      at += content.length;
      return { content: written, name };
    });
    const end = start + characters.join('').length;
    return [...cutTokens(marked, 0, start), ...inner, ...cutTokens(marked, end, code.length)];
  }, tokens);
}

/** The tokens between two places of their text, in UTF-16 units. */
function cutTokens(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  let at = 0;
  return tokens.flatMap(({ content, name }) => {
    const part = content.slice(Math.max(start - at, 0), Math.max(end - at, 0));
    at += content.length;
    return part === '' ? [] : [{ content: part, name }];
  });
}

function splitLines(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.content === '\n') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
}

function joinLines(lines: readonly (readonly Token[])[]): readonly Token[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ content: '\n' }, ...line]));
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
 * Joins neighbours of one kind, with the blanks between them: a name with its quotes is one element, not three, and a
 * text of a hundred lines is one, not hundreds.
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
