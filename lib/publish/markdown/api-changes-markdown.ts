import type { Messages } from '../../i18n/messages';
import { countChanges, describeChange, describeRelease } from '../../openapi/changes/change-words';
import type { ApiChangesPage, ShownApiChange } from '../../pages/page';
import { feedPath } from '../../routes/download-address';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { code, joinBlocks, linkTo, writeChangeGroups } from './blocks';

/** The versions of the API, newest first, with what each changed. */
export function writeApiChangesMarkdown(page: ApiChangesPage, messages: Messages): string {
  const texts: Messages['apiChanges'] = messages.apiChanges;
  return joinBlocks([
    texts.lead,
    `[${texts.feed}](${toAbsoluteUrl(feedPath(page.sharedPath))})`,
    ...page.releases.flatMap((release) => {
      const { title, note } = describeRelease(release, texts);
      const counted = release.changes.length > 0 ? `${countChanges(release.changes, texts)}.` : texts.none;
      return [
        `## ${title}`,
        release.base === undefined ? note : `${note} ${counted}`,
        ...writeChangeGroups(release.changes, texts, (change) => writeChange(change, messages)),
      ];
    }),
  ]);
}

function writeChange(change: ShownApiChange, messages: Messages): string {
  const texts: Messages['apiChanges'] = messages.apiChanges;
  const { kind, name, values } = describeChange(change, messages);
  const links = change.links.map(({ title, path }) => linkTo(title, path)).join(', ');
  return [
    `**${change.isBreaking ? texts.breaking : texts.compatible}**: ${kind}, ${code(name)}${values === undefined ? '' : `, ${values}`}.`,
    ...(change.note ? [`${texts.action}: ${change.note.source}`] : []),
    ...(links === '' ? [] : [`${texts.where}: ${links}.`]),
  ].join(' ');
}
