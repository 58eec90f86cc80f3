import { CSTAT_CODES_PATH, type CStatCodeEntry } from '@/lib/cstat/code-entry';
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
  const response = await fetch(basePath + CSTAT_CODES_PATH);
  if (!response.ok) throw new Error(`${CSTAT_CODES_PATH} answered with ${response.status}`);
  return response.json();
}
