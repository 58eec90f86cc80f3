import { siteConfig } from '../config/site';
import { fillMessage, getMessages } from '../i18n/messages';
import { getLastVersion } from '../pages/find-version';
import type { Site } from '../pages/site';
import { API_DOWNLOADS } from '../routes/download-address';
import { type SitePath, toAbsoluteUrl } from '../routes/locale-address';
import { MACHINE_FILES } from '../routes/machine-files';
import { hasMarkdown, listContentPages, type MarkdownPage } from './listing';
import { joinBlocks, linkTo, toMarkdownUrl } from './markdown/blocks';
import { writeOutline } from './markdown/index-markdown';
import type { PublishedFile } from './published-file';

/**
 * llms.txt: a line for every Markdown file, with what it is about. First the sidebars in their order, then the pages that they do not list, by
 * part of the site. Those of single codes, which are thousands, stand in a file of their own, which it names under
 * "Optional": by the form of llms.txt, what a reader in a hurry may leave out. The same content gives the same files.
 */
export function listLlmsFiles(site: Site): readonly PublishedFile[] {
  const messages = getMessages(siteConfig.contentLanguage);
  const { docs } = messages;
  const { sidebars } = getLastVersion(site);
  const all = listContentPages(site.pages).filter(hasMarkdown);
  const descriptions = new Map(all.map(({ path, description }) => [toMarkdownUrl(path), description]));
  const describe = (path: SitePath) => descriptions.get(toMarkdownUrl(path));
  const outline = [
    `## ${docs.title}`,
    writeOutline(sidebars.docs.items, 3, describe),
    `## ${docs.reference}`,
    writeOutline(sidebars.api?.items ?? [], 3, describe),
  ];
  const listed = outline.join('\n');
  const others = all.filter(({ path, latest }) => latest === undefined && !listed.includes(`(${toMarkdownUrl(path)})`));
  const codes = others.filter(({ kind }) => kind === 'cstatCode');
  const pages = others.filter(({ kind }) => kind !== 'cstatCode');
  const head = [`# ${siteConfig.title}`, `> ${siteConfig.description}`];
  const base = all.find(({ kind }) => kind === 'cstatIndex');
  const optional =
    base === undefined ? [] : ['## Optional', `- ${linkTo(base.title, MACHINE_FILES.llmsCodes)}: ${base.description}`];
  const files = [
    {
      path: API_DOWNLOADS.llmsTxt,
      blocks: [
        ...head,
        fillMessage(messages.mcp.listed, { address: toAbsoluteUrl(API_DOWNLOADS.mcp) }),
        ...outline,
        ...[...new Set(pages.map(readSection))].flatMap((section) => writeSection(section, pages)),
        ...optional,
      ],
    },
    { path: MACHINE_FILES.llmsCodes, blocks: [...head, writeLines(codes)] },
  ];
  return files.map(({ path, blocks }) => ({ path, content: `${joinBlocks(blocks)}\n` }));
}

function writeSection(section: string, others: readonly MarkdownPage[]): readonly string[] {
  const pages = others.filter((page) => readSection(page) === section);
  const entrance = pages.find(({ sharedPath }) => sharedPath === `/docs/${section}/`);
  return [`## ${entrance?.title ?? pages[0]?.title ?? section}`, writeLines(pages)];
}

function writeLines(pages: readonly MarkdownPage[]): string {
  return pages.map((page) => `- ${linkTo(page.title, page.path)}: ${page.description}`).join('\n');
}

/** The part of the site that a page is of: /docs/receitas/nfe-venda/ → receitas; '' for what is below no part. */
function readSection({ sharedPath }: MarkdownPage): string {
  return /^\/docs\/([^/]+)\//.exec(sharedPath)?.[1] ?? '';
}
