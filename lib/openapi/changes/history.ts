import type { ApiChange } from './api-change';
import type { ApiVersion } from './api-version';
import { compareNumbers } from './compare-numbers';
import { compareVersions } from './compare-versions';

/** A change with what was written about it. */
export type NotedChange = ApiChange & {
  /** Id on the page of changes. */
  readonly anchor: string;
  /** Markdown in the language of the content. */
  readonly note: string | undefined;
};

/** What one version brought. */
export type ApiRelease = {
  /** Undefined for changes that no version has been named for yet. */
  readonly version: string | undefined;
  /** YYYY-MM-DD; undefined until the release. */
  readonly released: string | undefined;
  /** The version before; undefined for the first one kept. */
  readonly base: string | undefined;
  readonly changes: readonly NotedChange[];
};

/** Every version kept and what is new since the last of them, newest first. */
export type ApiHistory = { readonly releases: readonly ApiRelease[] };

/** Texts by the version after which the change came, then by the change's id. */
export type ChangeNotes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Compares each version with the one before.
 * @param versions those released, oldest first
 * @param current what the description says now
 */
export function buildHistory(versions: readonly ApiVersion[], current: ApiVersion, notes: ChangeNotes): ApiHistory {
  const releases = versions.map((version, index): ApiRelease => {
    const before = versions[index - 1];
    const { version: name, released } = version;
    return { version: name, released, base: before?.version, changes: listChanges(before, version, notes) };
  });
  const last = versions.at(-1);
  const pending = listChanges(last, current, notes);
  // A number that was not raised is the last release's, and what has changed since is in none.
  const isNamed = last !== undefined && compareNumbers(current.version, last.version) > 0;
  const next: ApiRelease = {
    version: isNamed ? current.version : undefined,
    released: undefined,
    base: last?.version,
    changes: pending,
  };
  return { releases: [...releases, ...(pending.length > 0 ? [next] : [])].toReversed() };
}

function listChanges(before: ApiVersion | undefined, after: ApiVersion, notes: ChangeNotes): readonly NotedChange[] {
  if (!before) return [];
  const texts = notes[before.version] ?? {};
  return compareVersions(before, after).map((change) => ({
    ...change,
    // By the version before, whose number is known while the next one has none.
    anchor: `${before.version}.${change.id.replace(/[^\w.-]+/gu, '.')}`,
    note: texts[change.id],
  }));
}
