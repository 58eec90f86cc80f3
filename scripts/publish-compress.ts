/**
 * Writes .br and .gz files beside the texts of an export, for servers that send them as they are.
 * Usage: npm run publish:compress [-- FOLDER]
 */
import { compressExport } from '../lib/publish/compress-export.build';
import { runCommand } from './run-command';

await runCommand(async () => {
  const [folder = 'out'] = process.argv.slice(2);
  const { files, bytes, brotli, gzip } = await compressExport(folder);
  const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
  console.log(`${files} files written: ${megabytes(bytes)} are ${megabytes(brotli)} as br, ${megabytes(gzip)} as gz.`);
});
