import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { SiteError } from '../errors/site-error';
import { type InlineText, toInlineText } from '../text/inline';
import { readHeadingId } from './section-text';

/** A heading of a guide, with the id that its permanent link carries. */
export type GuideHeading = { readonly level: number; readonly id: string; readonly text: InlineText };

/** A use of an MDX component that points at something outside the guide. */
export type GuideReference = {
  readonly component: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  /** The heading that it stands below. */
  readonly headingId: string | undefined;
};

/** Code within a line, and the heading that it stands below. */
export type GuideCode = { readonly text: string; readonly headingId: string | undefined };

/** A Markdown link or image, with its address as written. */
export type GuideLink = { readonly href: string; readonly line: number };

/** An image that a guide shows, by Markdown or by <Figure>, with its address as written. */
export type ImageReference = { readonly src: string; readonly alt: string; readonly line: number };

/** The headings of a guide, in order. */
export function collectHeadings(tree: Root): GuideHeading[] {
  const headings: GuideHeading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({ level: node.depth, id: readHeadingId(node), text: toInlineText(node.children) });
  });
  return headings;
}

/** The components that a guide uses. */
export function collectReferences(tree: Root): GuideReference[] {
  const references: GuideReference[] = [];
  let headingId: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') headingId = readHeadingId(node);
    if (!isJsx(node) || !node.name) return;
    const line = node.position?.start.line ?? 1;
    references.push({ component: node.name, attributes: readAttributes(node), line, headingId });
  });
  return references;
}

/** Code within lines, in order. */
export function collectCodes(tree: Root): GuideCode[] {
  const codes: GuideCode[] = [];
  let headingId: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') headingId = readHeadingId(node);
    if (node.type === 'inlineCode') codes.push({ text: node.value, headingId });
  });
  return codes;
}

type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes that are plain texts. */
function readAttributes(element: MdxJsxElement): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    if (typeof attribute.value === 'string') attributes[attribute.name] = attribute.value;
  }
  return attributes;
}

function isJsx(node: { type: string }): node is MdxJsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Links and images of Markdown, with their lines. */
export function collectLinks(tree: Root): GuideLink[] {
  const links: GuideLink[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    links.push({ href: node.url, line: node.position?.start.line ?? 1 });
  });
  return links;
}

/**
 * The images that a guide shows.
 * @throws SiteError on a <Figure> without a file
 */
export function collectImages(tree: Root, file: string): ImageReference[] {
  const images: ImageReference[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image') images.push({ src: node.url, alt: node.alt ?? '', line });
    if (isJsx(node) && node.name === 'Figure') images.push(...readFigure(node, { file, line }));
  });
  return images;
}

/** The images of a <Figure>: one for both colour schemes, or one for each. */
function readFigure(figure: MdxJsxElement, place: { file: string; line: number }): ImageReference[] {
  const { src, dark, alt = '' } = readAttributes(figure);
  if (src === undefined) {
    const fix = 'name the image\'s file: src="../img/fluxo.svg"';
    throw new SiteError({ place, key: '<Figure src>', found: 'found no text', fix });
  }
  return [src, dark].filter((name) => name !== undefined).map((name) => ({ src: name, alt, line: place.line }));
}
