import type { SearchRecord } from '../records/record';

/** A condition on a record, in the terms of InstantSearch. */
type Condition = { readonly name: string; readonly value: string; readonly isNegative: boolean };

/** The conditions of a request: every group must be met, by any of its conditions. */
export type Filter = readonly (readonly Condition[])[];

export type FilterParams = {
  readonly facetFilters?: string | readonly (string | readonly string[])[] | undefined;
  /** "tags:api AND (docusaurus_tag:default OR docusaurus_tag:docs-default-current)" */
  readonly filters?: string | undefined;
};

/** Reads the conditions of a request in both of their forms. */
export function parseFilter({ facetFilters = [], filters = '' }: FilterParams): Filter {
  const listed = (typeof facetFilters === 'string' ? [facetFilters] : facetFilters).map((group) =>
    (typeof group === 'string' ? [group] : group).map(parseCondition),
  );
  const written = filters
    .split(/\s+AND\s+/)
    .filter((group) => group.trim() !== '')
    .map((group) =>
      group
        .replace(/^[\s(]+|[\s)]+$/g, '')
        .split(/\s+OR\s+/)
        .map(parseCondition),
    );
  return [...listed, ...written];
}

function parseCondition(text: string): Condition {
  const [, not, name = '', minus, value = ''] = /^\s*(NOT\s+)?([\w.]+)\s*:\s*(-)?\s*"?(.*?)"?\s*$/.exec(text) ?? [];
  return { name, value, isNegative: not !== undefined || minus !== undefined };
}

/** Whether a record meets every condition. One index serves all locales, so none is ever the wrong one. */
export function meetsFilter(record: SearchRecord, filter: Filter): boolean {
  return filter.every((group) =>
    group.some(({ name, value, isNegative }) => {
      return name === 'language' || readValues(record, name).includes(value) !== isNegative;
    }),
  );
}

/** How often each value of the facets occurs among records. */
export function countFacets(
  records: readonly SearchRecord[],
  names: readonly string[],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(
    names.map((name) => {
      const counts = new Map<string, number>();
      for (const record of records) {
        for (const value of readValues(record, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [name, Object.fromEntries(counts)];
    }),
  );
}

function readValues(record: SearchRecord, name: string): readonly string[] {
  const value: unknown = Reflect.get(record, name);
  // Records hold no other lists.
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === 'string' ? [value] : [];
}
