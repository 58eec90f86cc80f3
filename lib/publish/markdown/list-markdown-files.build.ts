import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../pages/site';
import { markdownPath } from '../../routes/download-address';
import { hasMarkdown, listContentPages } from '../listing';
import type { PageText } from '../llms-full';
import { writePageMarkdown } from './page-markdown';

/**
 * The Markdown file of each page that has one, in the order of the pages.
 * @param root the project's root folder
 */
export function listMarkdownFiles(site: Site, root: string): readonly PageText[] {
  const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return listContentPages(site.pages)
    .filter(hasMarkdown)
    .map((page) => ({
      title: page.title,
      path: markdownPath(page.sharedPath),
      content: writePageMarkdown(page, { site, readFile }),
    }));
}
