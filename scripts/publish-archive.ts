/**
 * Makes an archive of the export in out/ that opens from a disk without a network: the pages of the content's language.
 * Usage: npm run publish:archive [-- FILE]
 */
import { buildArchive } from '../lib/publish/archive/build-archive.build';
import { readToday } from '../lib/rules/change-date';
import { formatDate } from '../lib/text/format-date';
import { runCommand } from './run-command';

await runCommand(async () => {
  const [target = 'archive/documentacao.zip'] = process.argv.slice(2);
  const start = performance.now();
  const { pages, files, bytes } = buildArchive('out', target, formatDate(readToday()));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${target}: ${pages} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, made in ${seconds} s.`);
});
