import { z } from 'zod';
import { hasSource } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { type Alias, splitPermalink } from './alias';

/** Where aliases stand that no guide writes in its frontmatter, from the project's root. */
export const ALIASES_FILE = 'content/aliases.yaml';

const address = z
  .string()
  .regex(/^\/(?:[^\s#]+\/)?(?:#[^\s#]+)?$/, 'Write a path such as /docs/cstat/nfe/204/, with #anchor where it has one');
const target = z.union(
  [z.string().regex(/^#[^\s#]+$/), address],
  'Write "#anchor" for the same page, or a path such as /docs/cstat/nfe/204/#causa',
);

/**
 * Reads content/aliases.yaml, old address to new one; a site without one has no aliases of its own.
 * @param root the project's root folder
 * @param moved guides that moved, with the file that says so
 * @throws SiteError on a value that cannot be accepted, on an alias that leads back to itself and on two for one address
 */
export function loadAliases(root: string, moved: readonly MovedGuide[]): readonly Alias[] {
  const written = hasSource(root, ALIASES_FILE) ? readAliases(root) : [];
  const all = [...moved.map(({ from, to, file }) => ({ from, to, place: { file } })), ...written];
  const byAddress = new Map<string, Placed>();
  for (const alias of all) {
    const { from, to, place } = alias;
    const other = byAddress.get(from);
    if (other) throw refuse(alias, `leads to ${other.to} by ${other.place.file}, and to ${to}`, 'keep one of them');
    if (to === from) throw refuse(alias, 'leads to itself', 'name what took over, or remove the line');
    byAddress.set(from, { from, to, place });
  }
  for (const alias of all)
    if (isCircle(alias, byAddress)) throw refuse(alias, 'leads back to itself', 'break the circle');
  return all.map(({ from, to }) => ({ from, to }));
}

/** A guide's earlier address and its present one. */
export type MovedGuide = Alias & { readonly file: string };

type Placed = Alias & { readonly place: { readonly file: string; readonly line?: number } };

function readAliases(root: string): readonly Placed[] {
  const { value, placeOf } = readYaml(root, ALIASES_FILE, z.record(address, target));
  return Object.entries(value).map(([from, to]) => ({
    from,
    to: to.startsWith('#') ? splitPermalink(from).page + to : to,
    place: placeOf([from]),
  }));
}

function isCircle({ from }: Alias, all: ReadonlyMap<string, Alias>): boolean {
  const seen = new Set<string>();
  for (let next = all.get(from); next; next = all.get(next.to)) {
    if (seen.has(next.to)) return true;
    seen.add(next.to);
  }
  return false;
}

function refuse({ from, place }: Placed, found: string, fix: string): SiteError {
  return new SiteError({ place, key: from, found, fix });
}
