/** A script or style sheet that stands in a page as text. The policy lets it in by the digest of this text. */
export type InlineCode = { readonly kind: 'script' | 'style'; readonly text: string };

/** Values of attributes may hold the sign that ends a tag; the text of these elements ends at the first end tag. */
const ELEMENT = /<(script|style)((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*>(.*?)<\/\1>/gs;

/** Types of scripts that the policy holds to: those that run, and those that tell the browser what to fetch. */
const POLICED_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * The scripts and styles that stand in a page as text, in its order. Scripts that name a file are left out, and so is
 * data, such as JSON-LD: browsers do not run it and ask no policy about it.
 * @param html a page of the export, whose attributes are in double quotes
 */
export function readInlineCode(html: string): readonly InlineCode[] {
  return [...html.matchAll(ELEMENT)].flatMap(([, name, attributes = '', text = '']): InlineCode[] => {
    if (name === 'style') return [{ kind: 'style', text }];
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return /\ssrc=/.test(attributes) || !POLICED_TYPE.test(type) ? [] : [{ kind: 'script', text }];
  });
}
