/**
 * Keeps the structure of each official package that is named last for its tables and has no snapshot yet, in
 * content/leiaute-pacotes/. A snapshot that is there already is never written again.
 * Usage: npm run layouts:snapshot
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../lib/errors/site-error';
import { DOCUMENTS_FILE } from '../lib/leiaute/layout';
import { readEventPackages } from '../lib/leiaute/load-event-layouts.build';
import { readDocumentPackages } from '../lib/leiaute/load-layouts.build';
import { toPackageFile, writePackage } from '../lib/leiaute/packages/package-files.build';
import { runCommand } from './run-command';

await runCommand(async () => {
  const root = process.cwd();
  const missing = [...readDocumentPackages(root), ...readEventPackages(root)].flatMap(({ series, packages, layouts }) =>
    packages.slice(-1).flatMap(({ name }) => {
      const file = toPackageFile(series, name);
      return existsSync(path.join(root, file)) ? [] : [{ file, text: writePackage(name, layouts) }];
    }),
  );
  if (missing.length === 0) {
    throw new SiteError({
      place: { file: DOCUMENTS_FILE },
      key: 'packages',
      found: 'every package that is named has its snapshot',
      fix: 'write the name and the date of the new package there, or in content/leiaute/eventos.yaml for events',
    });
  }
  for (const { file, text } of missing) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(`${file} was written.`);
  }
});
