import { siteConfig } from '../../config/site';
import { parseGuideTree } from '../../content/parse-guide';
import { fillMessage, getMessages, type Messages } from '../../i18n/messages';
import type { Site } from '../../pages/load-site.build';
import { assertNever } from '../../pages/page';
import { toAbsoluteUrl } from '../../routes/locale-address';
import type { TwinPage } from '../listing';
import { joinBlocks } from './blocks';
import { writeCStatCodeTwin, writeCStatDocumentTwin, writeCStatIndexTwin } from './cstat-markdown';
import { writeGuideTwin } from './guide-markdown';
import { writeDocsIndexTwin, writeHomeTwin } from './index-markdown';
import { writeOperationTwin } from './operation-markdown';
import { writeOverviewTwin } from './overview-markdown';

/** What a twin is made from, beside its page. */
export type TwinSources = {
  readonly site: Site;
  /** Text of a file of the project, by its path from the root. */
  readonly readFile: (file: string) => string;
};

/** A page as Markdown, in the language of the content. */
export function writeTwin(page: TwinPage, sources: TwinSources): string {
  const messages = getMessages(siteConfig.contentLanguage);
  const content = writeContent(page, sources, messages);
  const address = fillMessage(messages.twin.address, { page: toAbsoluteUrl(page.sharedPath) });
  // The description of an operation or of the API is the first paragraph of the text itself.
  const isSaidBelow = page.kind === 'operation' || page.kind === 'overview';
  return `${joinBlocks([`# ${page.title}`, !isSaidBelow && `> ${page.description}`, address, content])}\n`;
}

function writeContent(page: TwinPage, { site, readFile }: TwinSources, messages: Messages): string {
  switch (page.kind) {
    case 'home':
      return writeHomeTwin(site, messages);
    case 'docsIndex':
      return writeDocsIndexTwin(page, site, messages);
    case 'guide':
      return writeGuideTwin(parseGuideTree(readFile(page.file), page.file), { page, site, messages });
    case 'operation':
      return writeOperationTwin(page, messages);
    case 'overview':
      return writeOverviewTwin(page, messages);
    case 'tool':
      // Its twin says what it is for and where it works; it is not something to read.
      return '';
    case 'cstatCode':
      return writeCStatCodeTwin(page, messages);
    case 'cstatDocument':
      return writeCStatDocumentTwin(page, messages);
    case 'cstatIndex':
      return writeCStatIndexTwin(page, messages);
    default:
      return assertNever(page);
  }
}
