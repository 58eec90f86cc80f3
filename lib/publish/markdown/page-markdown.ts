import { siteConfig } from '../../config/site';
import { parseGuideTree } from '../../content/parse-guide';
import { fillMessage, getMessages, type Messages } from '../../i18n/messages';
import { assertNever } from '../../pages/page';
import type { Site } from '../../pages/site';
import { toAbsoluteUrl } from '../../routes/locale-address';
import type { MarkdownPage } from '../listing';
import { writeApiChangesMarkdown } from './api-changes-markdown';
import { joinBlocks } from './blocks';
import { writeChangesMarkdown } from './changes-markdown';
import { writeClassTribMarkdown } from './class-trib-markdown';
import { writeCStatCodeMarkdown, writeCStatDocumentMarkdown, writeCStatIndexMarkdown } from './cstat-markdown';
import { writeEventIndexMarkdown } from './event-markdown';
import { writeGuideMarkdown } from './guide-markdown';
import { writeDocsIndexMarkdown, writeHomeMarkdown } from './index-markdown';
import { writeLayoutChangesMarkdown } from './layout-changes-markdown';
import { writeLayoutIndexMarkdown, writeLayoutMarkdown } from './layout-markdown';
import { writeOperationMarkdown } from './operation-markdown';
import { writeOverviewMarkdown } from './overview-markdown';
import { writeQualityMarkdown } from './quality-markdown';
import { writeRecipeIndexMarkdown, writeRecipeMarkdown } from './recipe-markdown';
import { writeRulesMarkdown } from './rules-markdown';
import { writeWebhookMarkdown } from './webhook-markdown';

/** What a Markdown file is made from, beside its page. */
export type MarkdownSources = {
  readonly site: Site;
  /** Text of a file of the project, by its path from the root. */
  readonly readFile: (file: string) => string;
};

/** A page as Markdown, in the language of the content. */
export function writePageMarkdown(page: MarkdownPage, sources: MarkdownSources): string {
  const messages = getMessages(siteConfig.contentLanguage);
  const content = writeContent(page, sources, messages);
  const address = fillMessage(messages.markdown.address, { page: toAbsoluteUrl(page.sharedPath) });
  // The description of an operation, of a webhook or of the API is the first paragraph of the text itself.
  const isSaidBelow = page.kind === 'operation' || page.kind === 'overview' || page.kind === 'webhook';
  return `${joinBlocks([`# ${page.title}`, !isSaidBelow && `> ${page.description}`, address, content])}\n`;
}

function writeContent(page: MarkdownPage, { site, readFile }: MarkdownSources, messages: Messages): string {
  switch (page.kind) {
    case 'home':
      return writeHomeMarkdown(site, messages);
    case 'docsIndex':
      return writeDocsIndexMarkdown(page, site, messages);
    case 'guide':
      return writeGuideMarkdown(parseGuideTree(readFile(page.file), page.file), { page, site, messages });
    case 'operation':
      return writeOperationMarkdown(page, messages);
    case 'webhook':
      return writeWebhookMarkdown(page, messages);
    case 'overview':
      return writeOverviewMarkdown(page, messages);
    case 'tool':
      // Its Markdown file says what it is for and where it works; it is not something to read.
      return '';
    case 'changes':
      return writeChangesMarkdown(page, messages);
    case 'apiChanges':
      return writeApiChangesMarkdown(page, messages);
    case 'layoutChanges':
      return writeLayoutChangesMarkdown(page, messages);
    case 'quality':
      return writeQualityMarkdown(page, messages);
    case 'cstatCode':
      return writeCStatCodeMarkdown(page, messages);
    case 'cstatDocument':
      return writeCStatDocumentMarkdown(page, messages);
    case 'cstatIndex':
      return writeCStatIndexMarkdown(page, messages);
    case 'classTrib':
      return writeClassTribMarkdown(page, messages);
    case 'layoutIndex':
      return writeLayoutIndexMarkdown(page, messages);
    case 'eventIndex':
      return writeEventIndexMarkdown(page, messages);
    case 'layout':
      return writeLayoutMarkdown(page, messages);
    case 'rules':
      return writeRulesMarkdown(page, messages);
    case 'recipeIndex':
      return writeRecipeIndexMarkdown(page, messages);
    case 'recipe':
      return writeRecipeMarkdown(page, messages);
    default:
      return assertNever(page);
  }
}
