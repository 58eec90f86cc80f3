import type { ElementContent, Root } from 'hast';
import type { Root as MarkdownRoot, PhrasingContent, RootContent } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { dropUnsafeLinks } from './drop-unsafe-links';
import { toPlainText } from './plain-text';
import rehypeTableRows from './rehype-table-rows.mjs';
import rehypeUnbrokenNames from './rehype-unbroken-names.mjs';
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
  state,
  { value: written }: { value: string },
  parent,
) => {
  const value = written.replace(/<!--[\s\S]*?-->/g, '');
  if (value.trim() === '') return undefined;
  // A comment takes the rest of its line with it as markup, which is a text like others.
  if (value !== written) return state.all(processor.parse(value));
  const text: ElementContent = { type: 'text', value };
  if (parent !== undefined && !BLOCKS_INSIDE.has(parent.type)) return text;
  return { type: 'element', tagName: 'p', properties: {}, children: [text] };
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: showMarkup } })
  .use(dropUnsafeAddresses)
  .use(rehypeUnbrokenNames)
  .use(rehypeTableRows)
  .use(rehypeStringify);

/** Renders the Markdown of openapi.yaml. Raw HTML in it is shown as it is written. */
export const renderMarkdown = once((source) => render(source, processor.parse(source)));

/** Rendering takes most of the time that reading the site takes, and schemas and locales share their texts. */
function once(renderText: (source: string) => Markdown): (source: string) => Markdown {
  const rendered = new Map<string, Markdown>();
  return (source) => {
    const known = rendered.get(source) ?? renderText(source);
    rendered.set(source, known);
    return known;
  };
}

function render(source: string, tree: MarkdownRoot): Markdown {
  const shown = dropUnsafeLinks(source, tree).trim();
  // The brand marks what came out of the processor; nothing else makes an Html.
  return { html: processor.stringify(processor.runSync(tree)) as Html, source: shown };
}

/** A part of a long text under a heading of its own. */
export type Section = { readonly anchor: string; readonly title: string; readonly html: Html };

/** Takes a text apart at its second-level headings: what comes before the first, and a section for each. */
export function renderSections(source: string): { readonly lead: Html; readonly sections: readonly Section[] } {
  const slugger = new HeadingSlugger();
  const { children } = processor.parse(source);
  const starts = children.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []));
  const definitions = children.filter(({ type }) => type === 'definition');
  // The brand marks what came out of the processor, here as a part of one text.
  const render = (from: number, to?: number) =>
    processor.stringify(
      processor.runSync({ type: 'root', children: [...definitions, ...children.slice(from, to)] }),
    ) as Html;
  return {
    lead: render(0, starts[0]),
    sections: starts.map((start, index) => {
      const title = readText(children[start]);
      return { anchor: slugger.slug(title).id, title, html: render(start + 1, starts[index + 1]) };
    }),
  };
}

/** Renders a text without a paragraph around it, to stand inside a line: its paragraphs follow each other there. */
export const renderInlineMarkdown = once((source) => {
  const tree = processor.parse(source);
  const runs = tree.children.flatMap(listRuns);
  const children = runs.flatMap((run, index) => (index === 0 ? run : [SPACE, ...run]));
  const definitions = tree.children.filter(({ type }) => type === 'definition');
  const line = render(source, { type: 'root', children: [{ type: 'paragraph', children }, ...definitions] });
  // The only block is the paragraph made above, so taking off its tags leaves what may stand in a line.
  return { html: line.html.replace(/^<p>|<\/p>$/g, '') as Html, source: line.source.replace(/\s*\n\s*/g, ' ') };
});

const SPACE: PhrasingContent = { type: 'text', value: ' ' };

/** The words inside a block, a run for each paragraph, item or cell. */
function listRuns(node: RootContent): readonly PhrasingContent[][] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return [node.children];
  if (node.type === 'code') return [[{ type: 'inlineCode', value: node.value }]];
  if (node.type === 'html') return [[node]];
  return 'children' in node ? node.children.flatMap(listRuns) : [];
}

/** The first paragraph as plain text, for meta descriptions and lists. */
export function readFirstParagraph(source: string): string {
  const { html } = renderMarkdown(source);
  return toPlainText({ html: /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html });
}
