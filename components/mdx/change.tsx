import type { Messages } from '@/lib/i18n/messages';
import { getLastVersion } from '@/lib/pages/find-version';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { changesPath, toChangeAnchor } from '@/lib/rules/address';
import { describeChangeDate } from '@/lib/rules/change-date';
import { findChange, nameVersion } from '@/lib/rules/change-words';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './change.module.css';

export type ChangeProps = {
  /** Id of a note of content/regras/notas.yaml. */
  readonly note: string;
  /** Which of its changes, where it has several. */
  readonly part?: string;
};

type BoundProps = ChangeProps & {
  readonly page: GuidePage;
  readonly site: Site;
  readonly texts: Messages['changes'];
};

/** Says at its place that a note changes something, when, and where all of it stands. */
export function Change({ note: noteId, part, page, site, texts }: BoundProps) {
  const found = findChange(site.notes, noteId, part);
  if (!found) throw new Error(`${page.file}: <Change note="${noteId}"> was not checked before rendering`);
  const { note, change } = found;
  const path = withLocale(page.locale, changesPath(getLastVersion(site).version.path));
  return (
    <span className={styles.change}>
      <b>{describeChangeDate(change.production, site.today, texts)}</b>:{' '}
      <a href={`${toHref(path)}#${toChangeAnchor(note.id, change.id)}`}>
        <UnbrokenNames>{change.title}</UnbrokenNames> ({nameVersion(note.id, change.inVersion ?? note.version)})
      </a>
    </span>
  );
}
