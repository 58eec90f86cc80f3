import type { FormSchema } from './form-file';

// What a form is made of.

/** One of several ways to fill an object. */
export type FormOption = {
  readonly label: string | undefined;
  readonly description: string | undefined;
  readonly node: ObjectNode;
  /** Every property that it or a choice inside it may have. */
  readonly names: ReadonlySet<string>;
};

export type FormChoice = {
  readonly mode: 'oneOf' | 'anyOf';
  readonly options: readonly FormOption[];
  /** The property whose value decides, and the index of the option that each value leads to. */
  readonly selector: { readonly property: string; readonly optionOf: ReadonlyMap<string, number> } | undefined;
};

export type ObjectNode = {
  readonly kind: 'object';
  readonly schema: FormSchema;
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, FormSchema>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly FormChoice[];
  /** Fields that must be there beside a field. */
  readonly together: Readonly<Record<string, readonly string[]>>;
  readonly excludes: Readonly<Record<string, readonly string[]>>;
};

export type ListNode = {
  readonly kind: 'list';
  readonly schema: FormSchema;
  readonly isNullable: boolean;
  readonly items: FormSchema;
};

export type ValueNode = {
  readonly kind: 'value';
  readonly schema: FormSchema;
  readonly isNullable: boolean;
  readonly types: readonly string[];
  /** All of them hold. */
  readonly patterns: readonly string[];
};

/** Schemas that are in files which have not come yet. */
export type PartNode = { readonly kind: 'part'; readonly schema: FormSchema; readonly names: readonly string[] };

export type FormNode = ObjectNode | ListNode | ValueNode | PartNode;

/** The names of an object's own properties and of those in its choices. */
export function listNames({ properties, choices }: ObjectNode): ReadonlySet<string> {
  return new Set([
    ...properties.keys(),
    ...choices.flatMap(({ options }) => options.flatMap(({ names }) => [...names])),
  ]);
}
