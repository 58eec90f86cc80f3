import { readFile } from 'node:fs/promises';
import type { SitePath } from '../routes/locale-address';
import type { Copy } from './published-files';

/** Name of the package's file with the copy: an object of texts by site path. */
export const COPY_FILE = 'copia.json';

/**
 * The copy of the published files in the package, read when something is first asked of it.
 * @param file of the copy
 */
export function createPackageCopy(file: string): Copy {
  let loaded: Promise<ReadonlyMap<SitePath, string>> | undefined;
  return {
    async read(path) {
      loaded ??= readFile(file, 'utf8').then((text) => new Map(Object.entries(JSON.parse(text) as CopyFile)));
      return (await loaded).get(path);
    },
  };
}

/** What the file holds. */
export type CopyFile = Readonly<Record<SitePath, string>>;
