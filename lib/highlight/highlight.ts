import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';

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

/**
 * Marks up source code at build time. Tokens carry a class instead of a colour, so that one markup serves
 * both themes: `--code-token-keyword` becomes `<span class="keyword">`.
 * @returns HTML for the inside of a <code> element, a <span class="line"> per line
 */
export function highlight(code: string, grammar: Grammar): Promise<string> {
  const key = `${grammar}\n${code}`;
  const known = finished.get(key) ?? markUp(code, grammar);
  finished.set(key, known);
  return known;
}

async function markUp(code: string, grammar: Grammar): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: GRAMMARS.filter((name) => name !== 'text') });
  const { codeToTokensBase } = await highlighter;
  const lines = codeToTokensBase(code, { lang: grammar, theme });
  return lines
    .map((tokens) => {
      const html = tokens.map(({ content, color }) => wrapToken(escapeHtml(content), color)).join('');
      return `<span class="line">${html}</span>`;
    })
    .join('\n');
}

function wrapToken(html: string, color: string | undefined): string {
  const name = /--code-token-([a-z-]+)/.exec(color ?? '')?.[1];
  return name === undefined || html.trim() === '' ? html : `<span class="t-${name}">${html}</span>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Whether the site can highlight a language name written by an author. */
export function isGrammar(name: string): name is Grammar {
  return GRAMMARS.some((grammar) => grammar === name);
}
