import type { ElementContent, Root } from 'hast';
import { toString as readText } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isSafeAddress } from './safe-address';
import { HeadingSlugger } from './slug.mjs';

/** HTML made by this module from Markdown: safe to put into a page. */
export type Html = string & { readonly __html: unique symbol };

/** A text as pages show it, and as it was written, for outputs that are Markdown themselves. */
export type Markdown = { readonly html: Html; readonly source: string };

/** What holds blocks in Markdown's syntax tree; everything else holds words. */
const BLOCKS_INSIDE = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Takes the address off links and images that would run code; their text stays. */
function dropUnsafeAddresses() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        if (typeof properties[name] === 'string' && !isSafeAddress(properties[name])) delete properties[name];
      }
    });
  };
}

/**
 * What looks like markup is text: `<chave>` stands for a value, and no markup of the source reaches the page. Comments
 * are left out. Between blocks it needs a paragraph of its own.
 */
const showMarkup: NonNullable<NonNullable<Options['handlers']>['html']> = (
  _state,
  { value }: { value: string },
  parent,
) => {
  if (value.startsWith('<!--')) return undefined;
  const text: ElementContent = { type: 'text', value };
  if (parent !== undefined && !BLOCKS_INSIDE.has(parent.type)) return text;
  return { type: 'element', tagName: 'p', properties: {}, children: [text] };
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: showMarkup } })
  .use(dropUnsafeAddresses)
  .use(rehypeStringify);
/** Rendering takes most of the time that reading openapi.yaml takes, and shared schemas repeat their texts. */
const rendered = new Map<string, Html>();

/** Renders the Markdown of openapi.yaml. Raw HTML in it is shown as it is written. */
export function renderMarkdown(source: string): Markdown {
  // The brand marks what came out of the processor; nothing else makes an Html.
  const html = rendered.get(source) ?? (String(processor.processSync(source)) as Html);
  rendered.set(source, html);
  return { html, source: source.trim() };
}

/** A part of a long text under a heading of its own. */
export type Section = { readonly anchor: string; readonly title: string; readonly html: Html };

/** Takes a text apart at its second-level headings: what comes before the first, and a section for each. */
export function renderSections(source: string): { readonly lead: Html; readonly sections: readonly Section[] } {
  const slugger = new HeadingSlugger();
  const { children } = processor.parse(source);
  const starts = children.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []));
  // The brand marks what came out of the processor, here as a part of one text.
  const render = (from: number, to?: number) =>
    processor.stringify(processor.runSync({ type: 'root', children: children.slice(from, to) })) as Html;
  return {
    lead: render(0, starts[0]),
    sections: starts.map((start, index) => {
      const title = readText(children[start]);
      return { anchor: slugger.slug(title).id, title, html: render(start + 1, starts[index + 1]) };
    }),
  };
}

/** Renders a text of one paragraph without the paragraph around it, to stand inside a line. */
export function renderInlineMarkdown(source: string): Markdown {
  const { html, ...rest } = renderMarkdown(source);
  // Only the wrapper that the processor put around a single paragraph is taken off.
  return { ...rest, html: html.replace(/^<p>([\s\S]*)<\/p>$/, '$1') as Html };
}

/** The first paragraph as plain text, for meta descriptions and lists. */
export function readFirstParagraph(source: string): string {
  const paragraph = source.split(/\n\s*\n/, 1)[0] ?? '';
  return paragraph
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
