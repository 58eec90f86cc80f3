import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { toHref } from '../../routes/locale-address';

/** Folder of the published worker, without base path. */
export const WORKER_FOLDER = '/search/worker/';

/** A published file. */
export type WorkerFile = {
  /** With a hash of the content: hosts may have it kept for ever. */
  readonly name: string;
  readonly content: string;
};

let bundled: WorkerFile | undefined;

/**
 * The search worker as one script. Turbopack would make it of four that load each other in turn, and each of those
 * turns is a journey to the host before the first result.
 */
export function getWorkerFile(): WorkerFile {
  if (process.env.NODE_ENV === 'development') return bundleWorker(process.cwd());
  bundled ??= bundleWorker(process.cwd());
  return bundled;
}

/** Address of the worker's script, base path included. */
export const getWorkerAddress = () => toHref(WORKER_FOLDER + getWorkerFile().name);

function bundleWorker(root: string): WorkerFile {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [path.join('lib', 'search', 'service', 'search.worker.ts')],
    bundle: true,
    format: 'iife',
    // The oldest browsers that Next's own output runs in.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  const content = outputFiles.map(({ text }) => text).join('');
  return { name: `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`, content };
}
