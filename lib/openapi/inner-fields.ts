import type { Operation } from './operation';
import type { FieldView, SchemaBody } from './schema-view';

/** Every field inside a body, those of alternatives too, each before what is inside it. */
export function listInnerFields(body: SchemaBody): readonly FieldView[] {
  if (body.kind !== 'fields') return [];
  const options = body.alternatives?.options ?? [];
  return [...body.fields.flatMap(withInnerFields), ...options.flatMap((option) => listInnerFields(option.body))];
}

/** Every field that an operation's page lists: of parameters, of headers, of what is sent and of what is answered. */
export function listPageFields({
  parameters,
  requestBody,
  responses,
}: Pick<Operation, 'parameters' | 'requestBody' | 'responses'>): readonly FieldView[] {
  const media = [...(requestBody?.media ?? []), ...responses.flatMap((response) => response.media)];
  return [
    ...parameters.flatMap(({ fields }) => fields.flatMap(withInnerFields)),
    ...responses.flatMap(({ headers }) => headers.flatMap(withInnerFields)),
    ...media.flatMap(({ body }) => listInnerFields(body)),
  ];
}

const withInnerFields = (field: FieldView): readonly FieldView[] => [field, ...listInnerFields(field.body)];
