import type { LayoutNode } from './layout';

/** Where a first clause ends, which names the field in readers' words. */
const CLAUSE_END = /[.;:!?](?:\s|$)|, (?:com|como|para|quando|se|em|que)\b/;

/** What a node is called in readers' words, and what else its description says. Plain text. */
export function nameNode({ description }: Pick<LayoutNode, 'description'>): {
  readonly name: string;
  readonly rest: string;
} {
  const text = description.replaceAll('`', '');
  const end = text.search(CLAUSE_END);
  // "Nome ou, se é empresa, razão social" ends before the alternative.
  return { name: text.slice(0, end).replace(/ ou$/, ''), rest: text.slice(end).replace(/^[.,;:!?]\s*/, '') };
}
