import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The server as one file, and the licences of the packages that it holds. */
export type Program = { readonly code: string; readonly licences: string };

/** Bundles the server. The same sources and packages give the same text. */
export async function bundleProgram(root: string): Promise<Program> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['lib/mcp/main.ts'],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: '#!/usr/bin/env node' },
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const folders = Object.keys(metafile.inputs).flatMap(
    (name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? [],
  );
  const licences = [...new Set(folders)].toSorted().map((folder) => readLicence(path.join(root, folder)));
  return { code: outputFiles.map(({ text }) => text).join(''), licences: licences.join(`\n${'-'.repeat(80)}\n\n`) };
}

/** Name, version and licence of a package, whose own terms ask for the text. */
function readLicence(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
