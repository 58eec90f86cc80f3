import type { SitePath } from '../routes/locale-address';
import type { Reading } from './published-files';

/**
 * A published JSON file. The build of the site wrote it from the same type; what is no JSON at all is as good as
 * missing.
 * @param read of a reading
 */
export async function readJson<Content>(read: Reading['read'], path: SitePath): Promise<Content | undefined> {
  const text = await read(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Content;
  } catch {
    return undefined;
  }
}
