import { fillMessage, type Messages } from '../../i18n/messages';
import { describeQuality, writeQualityTable } from '../../pages/describe-quality';
import type { QualityPage } from '../../pages/page';
import { qualityPath } from '../../routes/download-address';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { formatDate } from '../../text/format-date';
import { joinBlocks, toMarkdownUrl } from './blocks';

/** What is checked, and how it went: the tables of the page. */
export function writeQualityMarkdown({ quality, sharedPath }: QualityPage, { quality: texts }: Messages): string {
  return joinBlocks([
    fillMessage(texts.lead, { date: formatDate(quality.builtOn) }),
    `[${texts.json}](${toAbsoluteUrl(qualityPath(sharedPath))})`,
    texts.exportNote,
    ...describeQuality(quality, texts).flatMap((section) => [
      `## ${section.title}`,
      section.note,
      writeQualityTable(section, toMarkdownUrl),
    ]),
  ]);
}
