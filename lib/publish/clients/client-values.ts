import type { Operation } from '../../openapi/operation';
import type { FieldView } from '../../openapi/schema-view';

/** A value that a client lets its user edit. */
export type ClientValue = {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** Whether it goes out unless the user says otherwise. */
  readonly isSent: boolean;
};

/** The parameters of one place, with their values in the example. */
export function listValues(
  { parameters }: Operation,
  place: 'path' | 'query' | 'header',
  isSent: (name: string) => boolean,
): readonly ClientValue[] {
  const fields = parameters.filter((group) => group.place === place).flatMap((group) => group.fields);
  return fields.map((field) => ({
    name: field.name,
    value: readValue(field),
    description: field.description === undefined ? '' : field.description.source,
    isSent: isSent(field.name),
  }));
}

function readValue({ examples, defaultValue, constant }: FieldView): string {
  return examples[0] ?? constant ?? defaultValue ?? '';
}
