/**
 * Every kind of difference between two official packages, and whether it can make a document wrong that was right: the
 * layout asks for more than it did, or takes less. A pattern that is another one counts as narrower, because whether it
 * takes all that the old one took is not worked out.
 */
export const PACKAGE_RULES = {
  'event-added': false,
  'event-removed': true,
  'group-added': false,
  'group-added-required': true,
  'group-removed': true,
  'field-added': false,
  'field-added-required': true,
  'field-removed': true,
  required: true,
  optional: false,
  'times-narrowed': true,
  'times-widened': false,
  'choice-narrowed': true,
  'choice-widened': false,
  'type-changed': true,
  'size-narrowed': true,
  'size-widened': false,
  'pattern-changed': true,
  'pattern-removed': false,
  'value-added': false,
  'value-removed': true,
  'values-listed': true,
  'values-freed': false,
} as const satisfies Record<string, boolean>;

export type PackageChangeKind = keyof typeof PACKAGE_RULES;

/** Kinds by which something comes to be there: it, and all below it, is there "since" a package. */
export const ARRIVALS: readonly PackageChangeKind[] = [
  'event-added',
  'group-added',
  'group-added-required',
  'field-added',
  'field-added-required',
];

/** Kinds by which something is gone: what it stood in was changed. */
export const DEPARTURES: readonly PackageChangeKind[] = ['event-removed', 'group-removed', 'field-removed'];
