import { describeSize } from '../describe-size';
import type { FoundChange } from './layout-package';
import type { PackageRow } from './package-row';

/** What a value may be, compared: kind, type, listed values, length and pattern. */
export function compareFormats(old: PackageRow, now: PackageRow): readonly FoundChange[] {
  if (old.kind !== now.kind || old.type !== now.type) {
    return [{ kind: 'type-changed', from: nameType(old), to: nameType(now) }];
  }
  if (old.values.length > 0 && now.values.length > 0) return compareValues(old.values, now.values);
  if (now.values.length > 0) return [{ kind: 'values-listed', to: writeValues(now.values) }];
  const freed: readonly FoundChange[] = old.values.length > 0 ? [{ kind: 'values-freed', ...nameSizes(old, now) }] : [];
  return [...freed, ...compareLengths(old, now), ...comparePatterns(old, now)];
}

/** A type as the official schemas name it; groups have none. */
const nameType = ({ kind, type }: PackageRow): string => {
  if (kind === 'group') return 'grupo';
  return kind === 'attribute' ? `atributo ${type}` : type;
};

function compareValues(old: readonly string[], now: readonly string[]): readonly FoundChange[] {
  const added = now.filter((value) => !old.includes(value));
  const removed = old.filter((value) => !now.includes(value));
  return [
    ...(removed.length > 0 ? [{ kind: 'value-removed', from: writeValues(removed) } as const] : []),
    ...(added.length > 0 ? [{ kind: 'value-added', to: writeValues(added) } as const] : []),
  ];
}

const writeValues = (values: readonly string[]): string => values.join(', ');

function compareLengths(old: PackageRow, now: PackageRow): readonly FoundChange[] {
  if (old.length === now.length) return [];
  const [was, is] = [readLength(old.length), readLength(now.length)];
  const isNarrower = is.min > was.min || is.max < was.max;
  return [{ kind: isNarrower ? 'size-narrowed' : 'size-widened', ...nameSizes(old, now) }];
}

function comparePatterns(old: PackageRow, now: PackageRow): readonly FoundChange[] {
  if (old.pattern === now.pattern) return [];
  return [{ kind: now.pattern === '' ? 'pattern-removed' : 'pattern-changed', ...nameSizes(old, now) }];
}

/** "1-60", "-14" or "17" as limits. */
function readLength(length: string): { readonly min: number; readonly max: number } {
  const [, min = '', hyphen, max = ''] = /^(\d*)(-?)(\d*)$/.exec(length) ?? [];
  const most = hyphen === '-' ? max : min;
  return { min: Number(min), max: most === '' ? Infinity : Number(most) };
}

/** Both sizes in readers' words; neither where the words are the same, or one is unknown to the site by now. */
function nameSizes(old: PackageRow, now: PackageRow): Pick<FoundChange, 'from' | 'to'> {
  const [from, to] = [nameSize(old), nameSize(now)];
  return from === undefined || to === undefined || from === to ? {} : { from, to };
}

const nameSize = (row: PackageRow) => (row.values.length > 0 ? writeValues(row.values) : describeSize(row));
