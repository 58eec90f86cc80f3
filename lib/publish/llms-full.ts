import { siteConfig } from '../config/site';
import { MACHINE_FILES } from '../routes/machine-files';
import { linkTo } from './markdown/blocks';
import type { PublishedFile } from './published-file';

/** Letters of a part: what a model takes at once, with room for an answer. */
const PART_LENGTH = 400_000;

/** A page's title and its Markdown file. */
export type PageText = { readonly title: string; readonly path: string; readonly content: string };

/**
 * llms-full.txt: the text of every page, in parts that each have whole pages of one part of the site; the file of that
 * name lists them.
 * @param texts in the order of the pages
 */
export function listFullTexts(texts: readonly PageText[]): readonly PublishedFile[] {
  const parts = splitParts(texts).map((pages, index) => ({
    path: MACHINE_FILES.llmsFull.replace('.txt', `-${index + 1}.txt`),
    pages,
  }));
  const lines = parts.map(({ path, pages }) => {
    const [first, last] = [pages.at(0)?.title ?? '', pages.at(-1)?.title ?? ''];
    return `- ${linkTo(first === last ? first : `${first} … ${last}`, path)}`;
  });
  const index = `# ${siteConfig.title}\n\n> ${siteConfig.description}\n\n${lines.join('\n')}\n`;
  return [
    { path: MACHINE_FILES.llmsFull, content: index },
    ...parts.map(({ path, pages }) => ({ path, content: pages.map(({ content }) => content).join('\n---\n\n') })),
  ];
}

function splitParts(texts: readonly PageText[]): readonly (readonly PageText[])[] {
  const parts: PageText[][] = [];
  let length = 0;
  for (const text of texts) {
    const current = parts.at(-1);
    length += text.content.length;
    if (current && readSection(current.at(-1)) === readSection(text) && length <= PART_LENGTH) {
      current.push(text);
    } else {
      parts.push([text]);
      length = text.content.length;
    }
  }
  return parts;
}

/** /docs/cstat/nfe/204.md → cstat */
const readSection = (text: PageText | undefined) => text?.path.split('/')[2];
