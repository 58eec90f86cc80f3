import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findFileType, isText } from './hosts/file-types';

/** What compression of an export came to: files written, and the bytes of the texts before and after. */
export type Compression = Readonly<Record<'files' | 'bytes' | 'brotli' | 'gzip', number>>;

/** The best quality, 11, takes sixteen times as long and saves another twelfth. */
const BROTLI_QUALITY = 9;

const FORMS = {
  brotli: {
    end: '.br',
    compress: (text: Buffer) =>
      promisify(brotliCompress)(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
  },
  gzip: { end: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }) },
} as const;

/**
 * Writes the compressed form of every text of an export beside it, for servers that send it as it is. A form that would
 * not be smaller is not written, and one from before is removed.
 * @param out the export's folder
 */
export async function compressExport(out: string): Promise<Compression> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText(findFileType(entry.name) ?? ''));
  const sum = { files: 0, bytes: 0, brotli: 0, gzip: 0 };
  const waiting = files.values();
  const work = async () => {
    for (const { parentPath, name } of waiting) {
      const file = path.join(parentPath, name);
      const text = await readFile(file);
      sum.bytes += text.length;
      for (const form of ['brotli', 'gzip'] as const) {
        const { end, compress } = FORMS[form];
        const compressed = await compress(text);
        const isSmaller = compressed.length < text.length;
        if (isSmaller) await writeFile(file + end, compressed);
        else await rm(file + end, { force: true });
        sum.files += isSmaller ? 1 : 0;
        sum[form] += isSmaller ? compressed.length : text.length;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum;
}
