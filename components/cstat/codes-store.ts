import { CSTAT_CODES_PATH, type CStatCodeEntry } from '@/lib/cstat/code-entry';
import { CODE_FIELDS_PATH, type CodeFields } from '@/lib/cstat/code-fields';
import { basePath } from '@/lib/routes/base-path';

let fetched: Promise<readonly CStatCodeEntry[]> | undefined;

/**
 * Every status code, fetched once per visit. After a failure the next call tries again.
 * @throws when the network or the host fails
 */
export function fetchCodes(): Promise<readonly CStatCodeEntry[]> {
  fetched ??= request().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function request(): Promise<readonly CStatCodeEntry[]> {
  return fetchJson<readonly CStatCodeEntry[]>(CSTAT_CODES_PATH);
}

let fields: Promise<CodeFields> | undefined;

/**
 * The fields that the rules of each status code read, fetched once per visit. Results are complete without them: none
 * come where the network or the host fails, and the next call tries again.
 */
export function fetchCodeFields(): Promise<CodeFields> {
  fields ??= fetchJson<CodeFields>(CODE_FIELDS_PATH).catch((): CodeFields => {
    fields = undefined;
    return {};
  });
  return fields;
}

/** A file that this site's own build has written. */
async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(basePath + path);
  if (!response.ok) throw new Error(`${path} answered with ${response.status}`);
  return response.json();
}
