import { isAlwaysThere, isOneDemanded } from '../describe-node';
import { isSameStep } from '../layout';
import { compareFormats } from './compare-formats';
import { compareTies, isDemandedBy } from './compare-ties';
import type { FoundChange, PackageChange } from './layout-package';
import { type PackageRow, type PackageRows, toParent } from './package-row';
import { PACKAGE_RULES, type PackageChangeKind } from './package-rules';

/** A layout's rows by path and by the group around them. */
type Index = {
  readonly byPath: ReadonlyMap<string, PackageRow>;
  readonly byParent: ReadonlyMap<string, readonly PackageRow[]>;
};

/** Every difference between two packages, in the order of the newer one, with what is gone at the end of its layout. */
export function comparePackages(before: PackageRows, after: PackageRows): readonly PackageChange[] {
  const found = [...after].flatMap(([layout, rows]) => {
    const known = before.get(layout);
    return known ? compareLayouts(layout, known, rows) : [toChange(layout, '', { kind: 'event-added' })];
  });
  const gone = [...before.keys()].filter((layout) => !after.has(layout));
  return [...found, ...gone.map((layout) => toChange(layout, '', { kind: 'event-removed' }))];
}

function compareLayouts(
  layout: string,
  before: readonly PackageRow[],
  after: readonly PackageRow[],
): readonly PackageChange[] {
  const [old, now] = [indexRows(before), indexRows(after)];
  const there = after.flatMap((row) => {
    const known = old.byPath.get(row.path);
    if (known) return compareRows(known, row, old, now).map((change) => toChange(layout, row.path, change));
    return isWithinNew(row, old, now) ? [] : [toChange(layout, row.path, { kind: nameArrival(row, old, now) })];
  });
  const gone = before.filter(({ path }) => !now.byPath.has(path) && !isWithinNew({ path }, now, old));
  return [
    ...there,
    ...gone.map(({ path, kind }) =>
      toChange(layout, path, { kind: kind === 'group' ? 'group-removed' : 'field-removed' }),
    ),
  ];
}

function toChange(layout: string, path: string, { kind, from, to }: FoundChange): PackageChange {
  return { kind, layout, path, from, to, isBreaking: PACKAGE_RULES[kind] };
}

function indexRows(rows: readonly PackageRow[]): Index {
  const byParent = new Map<string, PackageRow[]>();
  for (const row of rows) {
    const parent = toParent(row.path);
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  return { byPath: new Map(rows.map((row) => [row.path, row])), byParent };
}

/** Whether the group around is itself only in the one of two packages that has the row. */
function isWithinNew({ path }: Pick<PackageRow, 'path'>, without: Index, having: Index): boolean {
  const parent = toParent(path);
  return having.byPath.has(parent) && !without.byPath.has(parent);
}

/** A new row asks for more where a document that lacks it is no longer right. */
function nameArrival(row: PackageRow, old: Index, now: Index): PackageChangeKind {
  const siblings = now.byParent.get(toParent(row.path)) ?? [];
  const known = siblings.filter(({ path }) => old.byPath.has(path));
  const depth = row.choice.findIndex(({ kind }) => kind === 'choice');
  const step = row.choice[depth];
  // An alternative of a choice that was there asks for nothing.
  const isOneMore = step !== undefined && known.some(({ choice }) => isSameStep(choice[depth], step));
  const isAsked = isOneDemanded(row, siblings) && !isOneMore;
  const isRequired = isAsked || known.some((sibling) => isDemandedBy(sibling, row));
  const what = row.kind === 'group' ? 'group' : 'field';
  return isRequired ? `${what}-added-required` : `${what}-added`;
}

function compareRows(old: PackageRow, now: PackageRow, before: Index, after: Index): readonly FoundChange[] {
  const was = { row: old, siblings: before.byParent.get(toParent(old.path)) ?? [] };
  const is = { row: now, siblings: after.byParent.get(toParent(now.path)) ?? [] };
  const tie = compareTies(was, is);
  return [
    ...comparePresence(old, now, rankPresence(old, was.siblings), rankPresence(now, is.siblings)),
    ...compareTimes(old, now),
    ...(tie === undefined ? [] : [{ kind: `choice-${tie}` } as const]),
    ...compareFormats(old, now),
  ];
}

/** Whether a row has to be there: 2; it or another alternative: 1; neither: 0. */
function rankPresence(row: PackageRow, siblings: readonly PackageRow[]): number {
  if (isAlwaysThere(row)) return 2;
  return isOneDemanded(row, siblings) ? 1 : 0;
}

function comparePresence(old: PackageRow, now: PackageRow, was: number, is: number): readonly FoundChange[] {
  const more = is - was || Math.sign(now.occurs.min) - Math.sign(old.occurs.min);
  return more === 0 ? [] : [{ kind: more > 0 ? 'required' : 'optional' }];
}

/** How often a row may come, beyond whether it has to. */
function compareTimes(old: PackageRow, now: PackageRow): readonly FoundChange[] {
  const [was, is] = [readTimes(old), readTimes(now)];
  if (was.min === is.min && was.max === is.max) return [];
  const isNarrower = is.min > was.min || is.max < was.max;
  return [{ kind: isNarrower ? 'times-narrowed' : 'times-widened', from: writeTimes(was), to: writeTimes(is) }];
}

type Times = { readonly min: number; readonly max: number };

function readTimes({ occurs, choice }: PackageRow): Times {
  const isRepeated = choice.some(({ isRepeatable }) => isRepeatable);
  return { min: Math.max(1, occurs.min), max: isRepeated ? Infinity : (occurs.max ?? Infinity) };
}

const writeTimes = ({ min, max }: Times): string => (max === Infinity ? `${min}+` : `${min}–${max}`);
