// Plain JavaScript, because the MDX compiler loads it without a TypeScript step.

/** Names of documents with their hyphen: `NF-e`, `DF-es`. */
const NAME = /\b(?:NFC?|NFS|NF3|CT|MDF|MD|DF|BP|GTV|CC|CF|DC)-es?\b/g;

/**
 * Takes a text apart at the names of documents, after whose hyphen a line may not end.
 * @param {string} text
 * @returns {readonly { readonly text: string; readonly isName: boolean }[]}
 */
export function splitNames(text) {
  const parts = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (index > from) parts.push({ text: text.slice(from, index), isName: false });
    parts.push({ text: name, isName: true });
    from = index + name.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from), isName: false });
  return parts;
}
