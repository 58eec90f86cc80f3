import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from './site-error';

/** What a wrong encoding leaves behind: the sign for a lost character, and control characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is searched for.
const LOST = /[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F]/u;

/**
 * Reads a text of the sources, without the byte order mark that some editors put before it.
 * @param root the project's root folder
 * @param file path from there
 * @throws SiteError when there is no such file, or when it is not UTF-8, with the line
 */
export function readSource(root: string, file: string): string {
  const text = readText(root, file).replace(/^\uFEFF/u, '');
  const lost = LOST.exec(text);
  if (!lost) return text;
  const before = text.slice(0, lost.index).split('\n');
  throw new SiteError({
    place: { file, line: before.length },
    key: 'encoding',
    found: `a character is lost after "${before.at(-1)?.slice(-30) ?? ''}"`,
    fix: 'write it again and save the file as UTF-8',
  });
}

/**
 * Whether a site has a file that it may do without.
 * @throws SiteError when there is one that only differs in its ending or in capitals: nothing would read it
 */
export function hasSource(root: string, file: string): boolean {
  const { dir, base, name } = path.parse(file);
  const names = existsSync(path.join(root, dir)) ? readdirSync(path.join(root, dir)) : [];
  if (names.includes(base)) return true;
  const near = names.find((entry) => path.parse(entry).name.toLowerCase() === name.toLowerCase());
  if (near === undefined) return false;
  const place = { file: `${dir}/${near}` };
  throw new SiteError({ place, key: 'file', found: 'nothing reads a file of this name', fix: `rename it ${base}` });
}

/**
 * The files of a folder that a site may do without, as paths from the root, sorted.
 * @param folder path from the root
 * @param ending such as ".yaml"
 * @throws SiteError on a file with another ending: nothing would read it
 */
export function listSources(root: string, folder: string, ending: string): readonly string[] {
  const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).sort() : [];
  const other = names.find((name) => !name.endsWith(ending));
  if (other !== undefined) {
    const fix = `give it the ending ${ending} or remove it`;
    throw new SiteError({ place: { file: `${folder}/${other}` }, key: 'file', found: 'nothing reads it', fix });
  }
  return names.map((name) => `${folder}/${name}`);
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    const found = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${String(code)})`;
    throw new SiteError({ place: { file }, key: 'file', found, fix: 'put a text file there' }, { cause });
  }
}
