import { isAlwaysThere } from '../describe-node';
import { isSameStep } from '../layout';
import type { PackageRow } from './package-row';

/** How what ties a row to its neighbours has changed; undefined where it has not. */
export type TieChange = 'narrowed' | 'widened' | undefined;

/** A row with those of its group, itself among them. */
export type PlacedRow = { readonly row: PackageRow; readonly siblings: readonly PackageRow[] };

/**
 * What ties a row to the neighbours that both packages have: with which it may not come, and which have to come with it.
 * Numbers of choices and branches count within a package and mean nothing here, and a new alternative changes nothing
 * for those that were there.
 */
export function compareTies(old: PlacedRow, now: PlacedRow): TieChange {
  const [before, after] = [byPath(old.siblings), byPath(now.siblings)];
  const common = [...after.keys()].filter((path) => path !== now.row.path && before.has(path));
  const found = common.flatMap((path): readonly TieChange[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (!was || !is) return [];
    const excluded = tell(isExcluded(old.row, was), isExcluded(now.row, is));
    // Whether the neighbour itself has to be there is told beside the neighbour.
    const isToldThere = was.occurs.min > 0 !== is.occurs.min > 0 || isAlwaysThere(was) !== isAlwaysThere(is);
    return [excluded, isToldThere ? undefined : tell(isDemandedBy(old.row, was), isDemandedBy(now.row, is))];
  });
  return found.find((change) => change === 'narrowed') ?? found.find((change) => change === 'widened');
}

/** Whether a neighbour has to be there where a row is. */
export function isDemandedBy(row: PackageRow, neighbour: PackageRow): boolean {
  return isAlwaysThere({ ...neighbour, choice: neighbour.choice.slice(findParting(row, neighbour)) });
}

/** Whether a row and a neighbour are alternatives of one choice. Where it may repeat, both may come. */
function isExcluded(row: PackageRow, neighbour: PackageRow): boolean {
  const parting = findParting(row, neighbour);
  const [own, other] = [row.choice[parting], neighbour.choice[parting]];
  const isChoice = own?.kind === 'choice' && isSameStep(other, own);
  return isChoice && !row.choice.slice(0, parting + 1).some(({ isRepeatable }) => isRepeatable);
}

/** How many steps two rows have in common. */
function findParting({ choice }: PackageRow, other: PackageRow): number {
  const found = choice.findIndex((step, depth) => {
    const same = other.choice[depth];
    return !isSameStep(same, step) || same?.branch !== step.branch;
  });
  return found === -1 ? choice.length : found;
}

const tell = (was: boolean, is: boolean): TieChange => (was === is ? undefined : is ? 'narrowed' : 'widened');

const byPath = (rows: readonly PackageRow[]) => new Map(rows.map((row) => [row.path, row]));
