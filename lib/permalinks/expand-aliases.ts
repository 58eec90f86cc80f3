import { type Alias, type Ledger, type Permalink, splitPermalink, toPermalink } from './alias';

/**
 * Aliases of every published address that they stand for: an anchor's stands for those below it, too
 * (`corpo.comprador` for `corpo.comprador.cnpj`), and what leads to an address that moved again leads to the last.
 * @param aliases as they are written; of two that stand for the same address the longer one counts
 * @param ledger every address that was ever published
 * @returns sorted by address; a circle stays as it is written
 */
export function expandAliases(aliases: readonly Alias[], ledger: Ledger): readonly Alias[] {
  const written = [...aliases].sort((a, b) => a.from.length - b.from.length);
  const all = new Map<Permalink, Permalink>();
  for (const { from, to } of written) {
    const { page, anchor } = splitPermalink(from);
    const below = (ledger.get(page) ?? []).filter((other) => anchor !== '' && other.startsWith(`${anchor}.`));
    for (const other of below) all.set(toPermalink(page, other), to + other.slice(anchor.length));
    all.set(from, to);
  }
  return [...all.keys()].sort().map((from) => ({ from, to: follow(from, all) }));
}

function follow(from: Permalink, all: ReadonlyMap<Permalink, Permalink>): Permalink {
  const seen = new Set<Permalink>();
  let address = from;
  while (!seen.has(address)) {
    seen.add(address);
    const { page, anchor } = splitPermalink(address);
    const movedPage = all.get(page);
    const next = all.get(address) ?? (movedPage === undefined ? undefined : joinAnchor(movedPage, anchor));
    if (next === undefined) return address;
    address = next;
  }
  return address;
}

/** The same anchor on the page that took over, unless that one names its own. */
function joinAnchor(target: Permalink, anchor: string): Permalink {
  return target.includes('#') ? target : toPermalink(target, anchor);
}
