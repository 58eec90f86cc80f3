import { CHANGE_NOTES_FILE } from '../../../../lib/openapi/changes/load-history.build';
import { takeSnapshot } from '../../../../lib/openapi/changes/take-snapshot';
import { toVersionFile, writeVersion } from '../../../../lib/openapi/changes/version-files.build';
import { edit } from '../../support/edit';
import { createFixtureSite, readSmallSite } from '../../support/fixture-site';
import { parseOpenApi } from '../../support/parse-open-api';

/** What stands in a description, and what stands there instead. */
export type Replacement = readonly [from: string, to: string];

const change = (text: string, replacements: readonly Replacement[]) =>
  replacements.reduce((before, [from, to]) => edit(before, from, to), text);

/** The small site's description with something else in it. */
export const describeApi = (version: string, ...replacements: readonly Replacement[]): string =>
  change(readSmallSite('openapi.yaml'), [['version: 1.2.3', `version: ${version}`], ...replacements]);

/** The file of a released version, by its path. */
export function release(description: string, released: string): readonly [file: string, text: string] {
  const { document } = parseOpenApi(description, 'openapi.yaml');
  return [toVersionFile(document.info.version), writeVersion(takeSnapshot(document, released))];
}

/** The small site with released versions and notes; its root. */
export function createReleasedSite(
  current: string,
  versions: readonly (readonly [file: string, text: string])[],
  notes = '',
): string {
  return createFixtureSite({
    ...Object.fromEntries(versions),
    'openapi.yaml': current,
    [CHANGE_NOTES_FILE]: notes,
  });
}
