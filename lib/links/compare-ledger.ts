import { findNearest } from '../errors/nearest';
import { type Alias, type Ledger, type Permalink, splitPermalink, toPermalink } from '../permalinks/alias';

/** What a build does to the addresses that were published before. */
export type LedgerReport = {
  /** Addresses that are gone, with the nearest that there is. */
  readonly vanished: readonly { readonly address: Permalink; readonly nearest: Permalink | undefined }[];
  /** Aliases that lead nowhere, and those whose own address is still there. */
  readonly lost: readonly Alias[];
  readonly needless: readonly Alias[];
  /** Addresses that the ledger does not have yet. */
  readonly added: readonly Permalink[];
};

/**
 * Compares the addresses of an export with those of the ledger.
 * @param ledger every address that was published before
 * @param found those of the export
 * @param aliases expanded, see `expandAliases`
 */
export function compareLedger(ledger: Ledger, found: Ledger, aliases: readonly Alias[]): LedgerReport {
  const known = new Map([...found].map(([page, anchors]) => [page, new Set(anchors)]));
  const targets = new Map(aliases.map(({ from, to }) => [from, to]));
  const isThere = (address: Permalink) => {
    const { page, anchor } = splitPermalink(address);
    return anchor === '' ? known.has(page) : (known.get(page)?.has(anchor) ?? false);
  };
  const leadsOn = (address: Permalink) => {
    const own = targets.get(address);
    if (own !== undefined) return true;
    const { page, anchor } = splitPermalink(address);
    const moved = targets.get(page);
    return moved !== undefined && (moved.includes('#') || isThere(toPermalink(moved, anchor)));
  };
  const vanished = [...ledger].flatMap(([page, anchors]) => {
    const isGone = (address: Permalink) => !isThere(address) && !leadsOn(address);
    // Of a page that is gone as a whole, its anchors say nothing more.
    const gone = isGone(page) ? [page] : anchors.map((anchor) => toPermalink(page, anchor)).filter(isGone);
    return gone.map((address) => ({ address, nearest: findNearestAddress(address, found, targets) }));
  });
  const added = [...found].flatMap(([page, anchors]) => {
    const own = new Set(ledger.get(page));
    const others = anchors.filter((anchor) => !own.has(anchor)).map((anchor) => toPermalink(page, anchor));
    return ledger.has(page) ? others : [page, ...others];
  });
  return {
    vanished,
    lost: aliases.filter(({ to }) => !isThere(to)),
    needless: aliases.filter(({ from }) => isThere(from)),
    added,
  };
}

/** On the page itself, or on the one it became, the nearest anchor; for a page that is gone, the nearest page. */
function findNearestAddress(
  address: Permalink,
  found: Ledger,
  targets: ReadonlyMap<Permalink, Permalink>,
): Permalink | undefined {
  const { page, anchor } = splitPermalink(address);
  const home = splitPermalink(targets.get(page) ?? page).page;
  const anchors = found.get(home);
  if (anchors === undefined) return findNearest(page, found.keys(), 1)[0];
  const [near] = findNearest(anchor, anchors, 1);
  return toPermalink(home, near ?? '');
}

/** What is wrong in a report, as its author reads it; undefined where the build may go on. */
export function formatLedgerFaults({ vanished, lost, needless }: LedgerReport): string | undefined {
  const blocks = [
    ...vanished.map(
      ({ address, nearest }) =>
        `${address}\n  was published and is gone\n  Fix: bring it back, or say what took over: movedFrom in the guide that did, or in content/aliases.yaml\n    ${address}: ${nearest ?? '…'}`,
    ),
    ...lost.map(({ from, to }) => `${from}\n  leads to ${to}, which does not exist\n  Fix: correct its alias`),
    ...needless.map(({ from }) => `${from}\n  has an alias and is still there\n  Fix: remove its alias`),
  ];
  if (blocks.length === 0) return undefined;
  const shown = blocks.slice(0, 20);
  const more = blocks.length > shown.length ? `\n\n… and ${blocks.length - shown.length} more` : '';
  return `${blocks.length} published ${blocks.length === 1 ? 'address' : 'addresses'} at risk\n\n${shown.join('\n\n')}${more}`;
}
