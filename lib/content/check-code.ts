import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { GRAMMARS, isGrammar } from '../highlight/highlight';
import { readCode } from './code-meta';

/**
 * Checks the fenced blocks of a guide: their language, what follows it, and the comments that mark lines.
 * @throws SiteError with the line of the block
 */
export function checkCode(tree: Root, file: string): void {
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const key = `\`\`\`${[lang, meta].filter(Boolean).join(' ')}`;
    const fail = ({ found, fix }: { found: string; fix: string }): never => {
      throw new SiteError({ place: { file, line: position?.start.line ?? 1 }, key, found, fix });
    };
    if (lang && !isGrammar(lang)) fail({ found: `"${lang}" has no colours here`, fix: suggest(lang, GRAMMARS) });
    // The page leaves out empty lines at the end: components/mdx/mdx-components.tsx.
    readCode(value.trimEnd(), meta ?? '', fail);
  });
}
