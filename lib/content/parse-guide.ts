import type { Root, Yaml } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseOrThrow } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { parseYaml } from '../errors/yaml';
import { type InlineText, toInlineText } from '../text/inline';
import { findMarkdownFault } from '../text/markdown-limits';
import { checkCode } from './check-code';
import { checkMarkup } from './check-markup';
import { checkTabs } from './check-tabs';
import { type Frontmatter, frontmatterSchema } from './frontmatter';
import remarkHeadingIds from './remark-heading-ids.mjs';
import remarkRuleIds from './remark-rule-ids.mjs';
import { collectSections, type GuideSection, type NameReference, readHeadingId } from './section-text';

/** A heading of a guide, with the id that its permanent link carries. */
export type GuideHeading = { readonly level: number; readonly id: string; readonly text: InlineText };

/** A use of an MDX component that points at something outside the guide. */
export type GuideReference = {
  readonly component: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
};

/** A guide that the frontmatter names as the previous or the next one. */
export type NeighbourReference = { readonly key: 'previous' | 'next'; readonly id: string; readonly line: number };

/** Code within a line, and the heading that it stands below. */
export type GuideCode = { readonly text: string; readonly headingId: string | undefined };

/** A Markdown link or image, with its address as written. */
export type GuideLink = { readonly href: string; readonly line: number };

/** An image that a guide shows, by Markdown or by <Figure>, with its address as written. */
export type ImageReference = { readonly src: string; readonly alt: string; readonly line: number };

export type ParsedGuide = {
  readonly frontmatter: Frontmatter;
  readonly neighbours: readonly NeighbourReference[];
  readonly headings: readonly GuideHeading[];
  readonly references: readonly GuideReference[];
  readonly links: readonly GuideLink[];
  readonly images: readonly ImageReference[];
  readonly sections: readonly GuideSection[];
  readonly codes: readonly GuideCode[];
};

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkHeadingIds)
  .use(remarkRuleIds);

/**
 * Parses one guide with the same syntax and the same heading ids that the page is compiled with.
 * @param file path from the project's root, for messages
 * @param nameReference what its components name by an id; without it the text of sections lacks these names
 * @throws SiteError on malformed MDX or frontmatter, with the line
 */
export function parseGuide(source: string, file: string, nameReference: NameReference = () => undefined): ParsedGuide {
  const tree = parseGuideTree(source, file);
  checkTabs(tree, file);
  checkCode(tree, file);
  return {
    ...parseFrontmatter(tree, file),
    headings: collectHeadings(tree),
    references: collectReferences(tree),
    links: collectLinks(tree),
    images: collectImages(tree, file),
    sections: collectSections(tree, nameReference),
    codes: collectCodes(tree),
  };
}

/** Characters of a guide; a page with more would be too heavy to read on a phone. */
const LONGEST_GUIDE = 200_000;

/**
 * The syntax tree of a guide: headings carry their ids, and no longer the marks that fix them.
 * @throws SiteError on malformed MDX and on what a guide may not contain, with the line
 */
export function parseGuideTree(source: string, file: string): Root {
  const fault = findMarkdownFault(source, LONGEST_GUIDE);
  if (fault) {
    const { line, ...words } = fault;
    throw new SiteError({ place: { file, line }, key: 'text', ...words });
  }
  const tree = parse(source, file);
  checkMarkup(tree, file);
  // The plugins change the tree in place.
  parser.runSync(tree);
  return tree;
}

function parse(source: string, file: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    throw new SiteError(
      {
        place: { file, ...readPlace(error) },
        key: 'MDX',
        found: readReason(error),
        fix: 'correct the markup on this line',
      },
      { cause: error },
    );
  }
}

function parseFrontmatter(tree: Root, file: string): Pick<ParsedGuide, 'frontmatter' | 'neighbours'> {
  const node = tree.children.find((child): child is Yaml => child.type === 'yaml');
  if (!node) {
    throw new SiteError({
      place: { file, line: 1 },
      key: 'frontmatter',
      found: 'the file has none',
      fix: 'start it with a block between two --- lines that gives title and description',
    });
  }
  // The block's own first line is the --- line, so its text starts on the second line of the file.
  const { value, lineOf } = parseYaml(node.value, file, 'frontmatter', 2);
  const frontmatter = parseOrThrow(frontmatterSchema, value, file, (path) => ({ line: lineOf(path) ?? 2 }));
  const neighbours = (['previous', 'next'] as const).flatMap((key): NeighbourReference[] => {
    const id = frontmatter[key];
    return typeof id === 'string' ? [{ key, id, line: lineOf([key]) ?? 2 }] : [];
  });
  return { frontmatter, neighbours };
}

function collectHeadings(tree: Root): GuideHeading[] {
  const headings: GuideHeading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({ level: node.depth, id: readHeadingId(node), text: toInlineText(node.children) });
  });
  return headings;
}

function collectReferences(tree: Root): GuideReference[] {
  const references: GuideReference[] = [];
  visit(tree, (node) => {
    if (!isJsx(node) || !node.name) return;
    references.push({ component: node.name, attributes: readAttributes(node), line: node.position?.start.line ?? 1 });
  });
  return references;
}

function collectCodes(tree: Root): GuideCode[] {
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

function collectLinks(tree: Root): GuideLink[] {
  const links: GuideLink[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    links.push({ href: node.url, line: node.position?.start.line ?? 1 });
  });
  return links;
}

function collectImages(tree: Root, file: string): ImageReference[] {
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

function readPlace(error: unknown): { line?: number } {
  if (typeof error !== 'object' || error === null) return {};
  // Some of the parser's messages carry the place of the opening tag in their text alone: "(8:1-8:9)".
  const written = /\((\d+):\d+-\d+:\d+\)/.exec(readReason(error))?.[1];
  if (written !== undefined) return { line: Number(written) };
  const place = 'place' in error ? error.place : undefined;
  const point = typeof place === 'object' && place !== null && 'start' in place ? place.start : place;
  if (typeof point !== 'object' || point === null || !('line' in point) || typeof point.line !== 'number') return {};
  return { line: point.line };
}

function readReason(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'reason' in error) return String(error.reason);
  return String(error);
}
