import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Glossary } from '@/lib/content/glossary.build';

/** Something in a text that a reader would stumble over, with its line. */
export type ProseFault = { readonly line: number; readonly message: string };

/** Words of a sentence beyond which readers lose the thread. */
const LONGEST_SENTENCE = 45;

/**
 * What a guide's running text does against the glossary's wording and the house style: words to avoid, a word written
 * twice, headings that skip a level or end in a full stop, sentences too long. Code and attributes are not text.
 */
export function findProseFaults(tree: Root, wording: Glossary['wording']): readonly ProseFault[] {
  return [...findWordFaults(tree, wording), ...findHeadingFaults(tree), ...findLongSentences(tree)].sort(
    (a, b) => a.line - b.line,
  );
}

function findWordFaults(tree: Root, wording: Glossary['wording']): ProseFault[] {
  const faults: ProseFault[] = [];
  const rules = wording.map(({ avoid, write }) => ({
    // Letters with accents count as letters, which \b does not know.
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${avoid})(?![\\p{L}\\p{N}_-])`, 'giu'),
    write,
  }));
  visit(tree, 'text', (node) => {
    const line = node.position?.start.line ?? 1;
    for (const { pattern, write } of rules) {
      for (const [found] of node.value.matchAll(pattern)) {
        // Names of the domain differ from what is written wrong by case or a hyphen alone.
        if (found !== write) faults.push({ line, message: `"${found}": write ${write}` });
      }
    }
    const twice = /(?<![\p{L}\p{N}_-])(\p{L}{2,}) \1(?![\p{L}\p{N}_-])/iu.exec(node.value);
    if (twice) faults.push({ line, message: `"${twice[0]}": a word written twice` });
  });
  return faults;
}

function findHeadingFaults(tree: Root): ProseFault[] {
  const faults: ProseFault[] = [];
  let level = 1;
  visit(tree, 'heading', (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.depth > level + 1) faults.push({ line, message: `a heading of level ${node.depth} below level ${level}` });
    level = node.depth;
    const last = node.children.at(-1);
    if (last?.type === 'text' && /[^.]\.\s*$/.test(last.value))
      faults.push({ line, message: 'a heading with a full stop' });
  });
  return faults;
}

function findLongSentences(tree: Root): ProseFault[] {
  const faults: ProseFault[] = [];
  visit(tree, 'paragraph', (node) => {
    const text = node.children.map((child) => ('value' in child ? child.value : collectText(child))).join('');
    for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
      const words = sentence.split(/\s+/).filter(Boolean).length;
      const line = node.position?.start.line ?? 1;
      if (words > LONGEST_SENTENCE)
        faults.push({ line, message: `a sentence of ${words} words: "${sentence.slice(0, 60)}…"` });
    }
  });
  return faults;
}

function collectText(node: { readonly type: string }): string {
  let text = '';
  visit(node as Root, 'text', ({ value }) => {
    text += value;
  });
  return text;
}
