import type { Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseOrThrow } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { parseYaml } from '../errors/yaml';
import { findMarkdownFault } from '../text/markdown-limits';
import { checkCode } from './check-code';
import { checkMarkup } from './check-markup';
import { checkTabs } from './check-tabs';
import { type Frontmatter, frontmatterSchema } from './frontmatter';
import {
  collectCodes,
  collectHeadings,
  collectImages,
  collectLinks,
  collectReferences,
  type GuideCode,
  type GuideHeading,
  type GuideLink,
  type GuideReference,
  type ImageReference,
} from './guide-parts';
import remarkHeadingIds from './remark-heading-ids.mjs';
import remarkRuleIds from './remark-rule-ids.mjs';
import { collectSections, type GuideSection, type NameReference } from './section-text';
import { unravelBlocks } from './unravel-blocks';

/** A guide that the frontmatter names as the previous or the next one. */
export type NeighbourReference = { readonly key: 'previous' | 'next'; readonly id: string; readonly line: number };

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
  unravelBlocks(tree);
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
