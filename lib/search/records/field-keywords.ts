import type { SpellOutPath } from '../analysis/spell-out-tag';
import type { SearchRecord } from './record';

/** Whether a record is a field of a layout: then its anchor is the field's path in JSON, "det.prod.vFrete". */
export function isLayoutField({ tags, anchor }: Pick<SearchRecord, 'tags' | 'anchor'>): boolean {
  return tags[0] === 'layout' && anchor !== '';
}

/**
 * The keywords of a layout's field: its path as in the XML, and the words that its tags stand for.
 * @param root the tag that has the document's content, such as infNFe
 * @param anchor the field's path in JSON
 */
export function listFieldKeywords(root: string, anchor: string, spellOut: SpellOutPath): readonly string[] {
  const words = spellOut(anchor);
  return [`${root}/${anchor.replaceAll('.', '/')}`, ...(words === '' ? [] : [words])];
}

/** The tag with which the path in a field's keywords begins. */
export function readRoot({ keywords: [path = ''] }: Pick<SearchRecord, 'keywords'>): string {
  return path.split('/', 1)[0] ?? '';
}
