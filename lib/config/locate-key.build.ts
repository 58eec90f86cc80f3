import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/** Comments, and texts, in which what looks like a comment is none. */
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * The line of a key in site.config.ts, as far as the value is written out there. An object of TypeScript without its
 * comments is one of YAML too, whose parser knows where things stand and makes the best of what it does not know.
 * @param keys from the outermost key to the wrong one
 */
export function locateConfigKey(root: string, file: string, keys: readonly PropertyKey[]): { readonly line?: number } {
  if (!existsSync(path.join(root, file))) return {};
  const source = readFileSync(path.join(root, file), 'utf8');
  const start = source.search(/(?<==\s*|export default\s*)\{/);
  if (start === -1) return {};
  const object = source.slice(start, source.lastIndexOf('}') + 1).replace(COMMENT_OR_TEXT, blankOut);
  const counter = new LineCounter();
  const document = parseDocument(object, { lineCounter: counter });
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
    if (!Array.isArray(range)) continue;
    const before = source.slice(0, start + Number(range[0]));
    return { line: before.split('\n').length };
  }
  return {};
}

/** Nothing in place of a comment, and of a text only what YAML reads alike; both keep their length and lines. */
function blankOut(found: string): string {
  if (/^['"][\w-]*['"]$/.test(found)) return found;
  if (found.startsWith('/')) return found.replace(/[^\n]/g, ' ');
  return `"${'_'.repeat(found.length - 2)}"`;
}
