import { z } from 'zod';
import { suggest } from '../../errors/nearest';
import { parseOrThrow } from '../../errors/parse';
import { hasSource, readSource } from '../../errors/read-source.build';
import { SiteError } from '../../errors/site-error';
import { type ParsedYaml, parseYaml, toLocator } from '../../errors/yaml';
import type { OpenApiDocument } from '../document';
import { type ApiHistory, type ApiRelease, buildHistory, type ChangeNotes } from './history';
import { takeSnapshot } from './take-snapshot';
import { loadVersions } from './version-files.build';

/** What is written about changes, from the project's root. */
export const CHANGE_NOTES_FILE = 'content/api-changes.yaml';

const note = z.string().trim().min(20, 'Write a sentence of at least 20 characters');
const notesSchema = z.record(z.string(), z.record(z.string(), note));

/**
 * Reads the released versions of the API and compares them with one another and with the description.
 * @param root the project's root folder
 * @returns undefined for a site that keeps no versions
 * @throws SiteError on a breaking change of which nothing is written, and on a note about a change that is not there
 */
export function loadHistory(root: string, document: OpenApiDocument): ApiHistory | undefined {
  const versions = loadVersions(root);
  const [first] = versions;
  if (!first) return undefined;
  const { value, lineOf } = readNotes(root);
  const notes: ChangeNotes = parseOrThrow(notesSchema, value, CHANGE_NOTES_FILE, toLocator(lineOf));
  const history = buildHistory(versions, takeSnapshot(document, first.released), notes);
  checkNotes(history, notes, lineOf);
  for (const release of history.releases) refuseSilentBreaks(release);
  return history;
}

function readNotes(root: string): ParsedYaml {
  const text = hasSource(root, CHANGE_NOTES_FILE) ? readSource(root, CHANGE_NOTES_FILE) : '';
  return parseYaml(text, CHANGE_NOTES_FILE);
}

/** The gate: what breaks programs that were right needs words for those who wrote them. */
function refuseSilentBreaks({ base, changes }: ApiRelease): void {
  const silent = changes.filter(({ isBreaking, note }) => isBreaking && note === undefined).map(({ id }) => id);
  const [first, ...others] = silent;
  if (first === undefined || base === undefined) return;
  const lines = [first, ...others].map((id) => `\n    ${id}: …`).join('');
  throw new SiteError({
    place: { file: CHANGE_NOTES_FILE },
    key: first,
    found: `it breaks programs written for version ${base}, and no note says what they must do${
      others.length > 0 ? ` (and ${others.length} more)` : ''
    }`,
    fix: `take it back in openapi.yaml, or write in Portuguese what callers do about it:\n  ${base}:${lines}`,
  });
}

function checkNotes({ releases }: ApiHistory, notes: ChangeNotes, lineOf: ParsedYaml['lineOf']): void {
  for (const [base, texts] of Object.entries(notes)) {
    const ids = releases
      .filter((release) => release.base === base)
      .flatMap(({ changes }) => changes.map(({ id }) => id));
    const unknown = Object.keys(texts).find((id) => !ids.includes(id));
    if (unknown === undefined) continue;
    throw new SiteError({
      place: { file: CHANGE_NOTES_FILE, line: lineOf([base, unknown]) ?? 1 },
      key: unknown,
      found: `there is no such change after version ${base}`,
      fix: ids.length > 0 ? suggest(unknown, ids) : 'remove the note',
    });
  }
}
