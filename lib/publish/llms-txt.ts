import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import { getLastVersion } from '../pages/find-version';
import type { Site } from '../pages/site';
import { joinBlocks } from './markdown/blocks';
import { writeOutline } from './markdown/index-markdown';

/** llms.txt: every Markdown file in the order of the sidebars, so that the same content gives the same file. */
export function writeLlmsTxt(site: Site): string {
  const { docs } = getMessages(siteConfig.contentLanguage);
  const { sidebars } = getLastVersion(site);
  const text = joinBlocks([
    `# ${siteConfig.title}`,
    `> ${siteConfig.description}`,
    `## ${docs.title}`,
    writeOutline(sidebars.docs.items, 3),
    `## ${docs.reference}`,
    writeOutline(sidebars.api?.items ?? [], 3),
  ]);
  return `${text}\n`;
}
