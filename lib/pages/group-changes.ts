import type { Messages } from '../i18n/messages';

/** What the groups are called. */
export type GroupTitles = Messages['apiChanges'] | Messages['layoutChanges'];

/** Changes by whether they break programs, those that do first; a group without any is left out. */
export function groupChanges<Change extends { readonly isBreaking: boolean }>(
  changes: readonly Change[],
  texts: GroupTitles,
): readonly { readonly title: string; readonly changes: readonly Change[] }[] {
  return [
    { title: texts.breakingTitle, changes: changes.filter(({ isBreaking }) => isBreaking) },
    { title: texts.compatibleTitle, changes: changes.filter(({ isBreaking }) => !isBreaking) },
  ].filter((group) => group.changes.length > 0);
}
