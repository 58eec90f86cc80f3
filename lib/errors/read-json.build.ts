import { readSource } from './read-source.build';
import { SiteError } from './site-error';

/**
 * Reads a file of the sources that a script wrote as JSON.
 * @param root the project's root folder
 * @param file path from there
 * @param fix what to do where it is no JSON
 * @throws SiteError when there is no such file, or when it is no JSON
 */
export function readJson(root: string, file: string, fix = 'take the file from the version control again'): unknown {
  const text = readSource(root, file);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SiteError({ place: { file }, key: 'JSON', found: 'it cannot be read', fix }, { cause });
  }
}
