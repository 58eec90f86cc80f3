import { parseOrThrow } from '../../errors/parse';
import { readJson } from '../../errors/read-json.build';
import { listSources } from '../../errors/read-source.build';
import { SiteError } from '../../errors/site-error';
import { type ApiVersion, apiVersionSchema } from './api-version';
import { compareNumbers } from './compare-numbers';

/** The released versions of the API, a file each, from the project's root. */
const VERSIONS_FOLDER = 'content/api-versions';

/** Path of the file of a version from the project's root. */
export const toVersionFile = (version: string): string => `${VERSIONS_FOLDER}/${version}.json`;

/**
 * Reads the released versions, oldest first; none on a site that keeps none.
 * @param root the project's root folder
 * @throws SiteError on a file that cannot be accepted, or that holds another version than it is named after
 */
export function loadVersions(root: string): readonly ApiVersion[] {
  const versions = listSources(root, VERSIONS_FOLDER, '.json').map((file) => {
    const version = parseOrThrow(apiVersionSchema, readJson(root, file), file);
    if (file === toVersionFile(version.version)) return version;
    throw new SiteError({
      place: { file },
      key: 'version',
      found: `found "${version.version}"`,
      fix: `name the file ${toVersionFile(version.version)}`,
    });
  });
  return versions.toSorted((a, b) => compareNumbers(a.version, b.version));
}

/** A version as its file. What holds only plain values is one line, so that a difference of two files names properties. */
export function writeVersion(version: ApiVersion): string {
  return `${writeValue(version, '')}\n`;
}

function writeValue(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const isPlain = entries.every(([, part]) => typeof part !== 'object' || part === null);
  const inner = `${indent} `;
  const parts = entries.map(([key, part]) => {
    const text = writeValue(part, isPlain ? '' : inner);
    return isList ? text : `${JSON.stringify(key)}: ${text}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (isPlain) return open + parts.join(', ') + close;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
