/**
 * Keeps the structure of openapi.yaml as a version of the API, content/api-versions/{info.version}.json. A version that
 * is there already is never written again.
 * Usage: npm run api:snapshot [-- YYYY-MM-DD], the day of the release; today when left out
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../lib/errors/site-error';
import { takeSnapshot } from '../lib/openapi/changes/take-snapshot';
import { toVersionFile, writeVersion } from '../lib/openapi/changes/version-files.build';
import { loadDescription } from '../lib/openapi/load-description.build';
import { readOpenApi } from '../lib/openapi/parse-document';
import { readToday } from '../lib/rules/change-date';
import { isDay } from '../lib/text/is-day';
import { runCommand } from './run-command';

await runCommand(async () => {
  const root = process.cwd();
  const { document } = readOpenApi(loadDescription(root));
  const { version } = document.info;
  const file = toVersionFile(version);
  if (existsSync(path.join(root, file))) {
    throw new SiteError({
      place: { file: 'openapi.yaml' },
      key: 'info.version',
      found: `${version} was released before: ${file} holds it`,
      fix: 'give the release a higher version',
    });
  }
  const day = process.argv[2] ?? readToday();
  if (!isDay(day)) {
    throw new SiteError({
      place: { file: toVersionFile(version) },
      key: 'day',
      found: `“${day}” is no day`,
      fix: 'write a day such as 2026-01-31, or none for today',
    });
  }
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), writeVersion(takeSnapshot(document, day)));
  console.log(`${file} holds version ${version}.`);
});
