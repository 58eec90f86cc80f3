import type { Messages } from '../../i18n/messages';
import {
  describeLead,
  describePackage,
  describePackageChange,
  listCompared,
  writePackageTable,
} from '../../pages/describe-layout-changes';
import type { LayoutChangesPage, ShownPackageChange } from '../../pages/page';
import { code, joinBlocks, toMarkdownUrl, writeChangeGroups } from './blocks';

/** The official packages, and what each changed. */
export function writeLayoutChangesMarkdown(page: LayoutChangesPage, messages: Messages): string {
  const texts: Messages['layoutChanges'] = messages.layoutChanges;
  const compared = listCompared(page, texts);
  return joinBlocks([
    describeLead(page, texts, toMarkdownUrl),
    `## ${texts.packages}`,
    writePackageTable(page, texts, toMarkdownUrl),
    compared.length === 0 && texts.first,
    ...compared.flatMap(({ own, title }) => [
      `## ${title}`,
      describePackage(own, texts),
      ...writeChangeGroups(own.changes, texts, (change) => writeChange(change, messages)),
    ]),
  ]);
}

function writeChange(change: ShownPackageChange, messages: Messages): string {
  const { kind, values } = describePackageChange(change, messages);
  const weight = change.isBreaking ? messages.layoutChanges.breaking : messages.layoutChanges.compatible;
  const facts = [kind, `[${code(change.title)}](${toMarkdownUrl(change.path)})`, values];
  return `**${weight}**: ${facts.filter((fact) => fact !== undefined).join(', ')}.`;
}
