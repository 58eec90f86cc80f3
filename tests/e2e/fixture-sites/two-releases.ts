import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { findFileType } from '@/lib/publish/hosts/file-types';
import { findCache } from '@/lib/publish/hosts/host-rules';
import { isHashed } from '@/lib/publish/release/upload-groups';
import { type LocalServer, listenLocally } from '../../../scripts/listen-locally';
import { exportFolder } from '../site-pages';
import { fixtureFolder } from './fixture-site-test';

/** A host on which a second release takes the place of the first. */
export type ReleaseHost = LocalServer & {
  /** @param keepsHashed whether the first release's files with a hash in their names stay, as the commands here leave them */
  readonly publishNext: (keepsHashed: boolean) => void;
};

/**
 * Serves the fixture site "guides", and later the project's own export in its place: two builds with other names of
 * scripts and styles, and in part the same addresses. Types and caches are those that hosts are told.
 */
export async function serveReleases(): Promise<ReleaseHost> {
  const first = fixtureFolder('guides');
  let find = (name: string): string | undefined => findIn(first, name);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = `${decodeURIComponent(pathname)}${pathname.endsWith('/') ? 'index.html' : ''}`.slice(1);
    const file = find(name);
    const type = findFileType(file ?? '404.html') ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { 'content-type': type, 'cache-control': findCache(name) });
    response.end(readFileSync(file ?? path.join(exportFolder, '404.html')));
  });
  return {
    ...(await listenLocally(server)),
    publishNext: (keepsHashed) => {
      find = (name) => findIn(exportFolder, name) ?? (keepsHashed && isHashed(name) ? findIn(first, name) : undefined);
    },
  };
}

function findIn(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? file : undefined;
}
