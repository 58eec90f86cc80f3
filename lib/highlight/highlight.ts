import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { findSampleValues } from '../reader-data/find-values';
import { findJsonLiterals } from './json-literals';
import { findStretches, type Variant } from './mark-variants';
import { createTokenizer, type Tokenize } from './tokenizer';
import { joinLines, replaceTokens, splitLines, type Token } from './tokens';
import { writeRuns } from './write-runs';

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
let tokenizer: Promise<Tokenize> | undefined;
/** Every locale shows the same code, and many answers are alike: each text is marked up once per process. */
const finished = new Map<string, Promise<string>>();

/** `lines` makes each line an element, to be marked or numbered; `runs` is lighter: one element for neighbours of a kind. */
export type CodeShape = 'runs' | 'lines';

type HighlightOptions = {
  readonly shape?: CodeShape;
  /** Whether the values that readers replace are marked: `<mark data-value="cnpj">`. */
  readonly isSample?: boolean | undefined;
};

/**
 * Marks up source code at build time. Tokens carry a class instead of a colour, so that one markup serves
 * both themes: `--code-token-keyword` becomes `<i class=k>`.
 * @returns HTML for the inside of a <code> element
 */
export function highlight(
  code: string,
  grammar: Grammar,
  { shape = 'runs', isSample = false }: HighlightOptions = {},
): Promise<string> {
  const key = `${grammar} ${shape} ${isSample}\n${code}`;
  const known = finished.get(key) ?? markUp(code, grammar, { shape, isSample });
  finished.set(key, known);
  return known;
}

/**
 * Marks up a text that differs by environment. Lines in which the variants differ are there for each of them, in an
 * element with the environment in `data-when`: the style sheet shows those of the chosen one.
 */
export async function highlightVariants(
  variants: readonly Variant[],
  grammar: Grammar,
  isSample = false,
): Promise<string> {
  const [first, ...others] = variants;
  if (!first || others.every(({ code }) => code === first.code))
    return highlight(first?.code ?? '', grammar, { isSample });
  const lines = await Promise.all(
    variants.map(async ({ code }) => splitLines(await readTokens(code, grammar, isSample))),
  );
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

async function markUp(
  code: string,
  grammar: Grammar,
  { shape, isSample }: Required<HighlightOptions>,
): Promise<string> {
  const tokens = await readTokens(code, grammar, isSample ?? false);
  if (shape === 'runs') return writeRuns(tokens);
  return splitLines(tokens)
    .map((line) => `<span class="line">${writeRuns(line)}</span>`)
    .join('\n');
}

async function readTokens(code: string, grammar: Grammar, isSample: boolean): Promise<readonly Token[]> {
  tokenizer ??= loadTokenizer();
  const tokenize = await tokenizer;
  const tokens = markJson(tokenize, tokenize(code, grammar), grammar);
  return isSample ? markValues(tokens, code) : tokens;
}

async function loadTokenizer(): Promise<Tokenize> {
  const langs = GRAMMARS.filter((name) => name !== 'text');
  return createTokenizer(await createHighlighter({ themes: [theme], langs }), theme);
}

/** Makes each value that readers replace a token of its own. */
function markValues(tokens: readonly Token[], code: string): readonly Token[] {
  const marks = findSampleValues(code).map(({ kind, start, end }) => ({
    start,
    end,
    // One, even where the grammar sees several: it is replaced as a whole.
    replace: ([first]: readonly Token[]) => [{ name: first?.name, content: code.slice(start, end), value: kind }],
  }));
  return replaceTokens(tokens, marks);
}

/** Gives JSON text in string literals the tokens of JSON. In a comment it stays part of the comment. */
function markJson(tokenize: Tokenize, tokens: readonly Token[], grammar: Grammar): readonly Token[] {
  const code = tokens.map(({ content }) => content).join('');
  const literals = findJsonLiterals(code, grammar).map(({ start, json, characters }) => ({
    start,
    end: start + characters.join('').length,
    replace: (own: readonly Token[]) => {
      if (own[0]?.name === 'comment') return own;
      let at = 0;
      return tokenize(json, 'json').map(({ content, name }) => {
        const written = characters.slice(at, at + content.length).join('');
        at += content.length;
        return { content: written, name };
      });
    },
  }));
  return replaceTokens(tokens, literals);
}

/** Whether the site can highlight a language name written by an author. */
export function isGrammar(name: string): name is Grammar {
  return GRAMMARS.some((grammar) => grammar === name);
}
