/** Makes, builds and measures the same documentation with two other generators, beside this site. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { measureBuild } from './build';
import type { Line } from './measure/lines';
import { ownSiteForPeers, peerSite, root, type Site } from './measure/sites';
import { measureNavigation } from './navigation';
import { writeSources } from './peers/markdown-sources';
import { measureVitals } from './vitals';
import { measureWeight } from './weight';

const PEERS = [
  {
    name: 'starlight',
    pages: 'src/content/docs/docs',
    output: 'dist',
    operation: { page: '/api/operations/senddfeusingpost/', folder: 'api/operations' },
  },
  {
    name: 'docusaurus',
    pages: 'docs',
    output: 'build',
    operation: { page: '/api/send-dfe-using-post/', folder: 'api' },
  },
] as const;
type Peer = (typeof PEERS)[number];

/** Builds both peers from our sources and measures them and us in turn. Takes minutes, a gigabyte and the npm registry. */
export async function measurePeers(runs: number): Promise<readonly Line[]> {
  const own = ownSiteForPeers();
  const lines: Line[] = [];
  const sites: Site[] = [own];
  for (const peer of PEERS) {
    const folder = makePeer(own.folder, peer);
    lines.push(...(await measureBuild(peer.name, folder, peer.output)));
    const output = path.join(folder, peer.output);
    if (existsSync(output)) sites.push(peerSite(peer.name, output, peer.operation));
  }
  // Ours are the first column, to which the others are compared.
  lines.unshift(...(await measureWeight(sites)));
  lines.push(...(await measureVitals(sites, runs)), ...(await measureNavigation(sites, runs)));
  return lines;
}

/** Copies the settings of a peer, writes its pages, and installs its packages where these are not there yet. */
function makePeer(exportFolder: string, { name, pages, output }: Peer): string {
  const settings = path.join(import.meta.dirname, 'peers', name);
  const folder = path.join(root, 'test-results/peers', name);
  const manifest = path.join(folder, 'package.json');
  const before = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined;
  cpSync(settings, folder, { recursive: true });
  // What a build before has left would make this one shorter.
  for (const kept of [
    output,
    '.astro',
    '.docusaurus',
    'node_modules/.astro',
    'node_modules/.cache',
    'node_modules/.vite',
  ]) {
    rmSync(path.join(folder, kept), { recursive: true, force: true });
  }
  writeSources(exportFolder, folder, pages);
  if (before !== readFileSync(manifest, 'utf8') || !existsSync(path.join(folder, 'node_modules'))) install(folder);
  return folder;
}

function install(folder: string): void {
  // This project runs no scripts of packages, and npm hands that on; Starlight's Node comes by one.
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts=false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${folder}: the packages cannot be installed\n${stderr}`);
}
