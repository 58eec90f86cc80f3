import type { Operation } from '../../../lib/openapi/operation';
import type { FieldView, SchemaBody } from '../../../lib/openapi/schema-view';

/**
 * A schema view as indented text: `name* type` with * for required, ~ for deprecated, ? for "may be null",
 * and what is inside below it.
 */
export function outlineBody(body: SchemaBody, indent = ''): string {
  switch (body.kind) {
    case 'leaf':
      return '';
    case 'recursive':
      return `${indent}= again ${body.name}\n`;
    case 'seen':
      return `${indent}= ${body.name}, see #${body.anchor}\n`;
    case 'layouts':
      return `${indent}= layouts of ${body.of}\n`;
    case 'fields': {
      const fields = body.fields.map((field) => outlineField(field, indent)).join('');
      const options = body.alternatives?.options.map(
        (option) =>
          `${indent}${body.alternatives?.mode}: ${[option.label ?? '-', ...option.requires].join(' ')}\n` +
          outlineBody(option.body, `${indent}  `),
      );
      return `${fields}${(options ?? []).join('')}${body.isOpen ? `${indent}…\n` : ''}`;
    }
  }
}

function outlineField(field: FieldView, indent: string): string {
  const marks = `${field.isRequired ? '*' : ''}${field.isDeprecated ? '~' : ''}${field.type.isNullable ? '?' : ''}`;
  const { name, format, isList } = field.type;
  const type = `${name}${format === undefined ? '' : `(${format})`}${isList ? '[]' : ''}`;
  return `${indent}${field.name}${marks} ${type}\n${outlineBody(field.body, `${indent}  `)}`;
}

/** Every anchor of the fields of a body, in reading order. */
export function listAnchors(body: SchemaBody): readonly string[] {
  if (body.kind !== 'fields') return [];
  const inFields = body.fields.flatMap((field) => [field.anchor, ...listAnchors(field.body)]);
  return [...inFields, ...(body.alternatives?.options ?? []).flatMap((option) => listAnchors(option.body))];
}

/** Every anchor that a body sends the reader to. */
export function listTargets(body: SchemaBody): readonly string[] {
  if (body.kind === 'seen') return [body.anchor];
  if (body.kind !== 'fields') return [];
  const bodies = [...body.fields, ...(body.alternatives?.options ?? [])].map((part) => part.body);
  return bodies.flatMap(listTargets);
}

/** Every id that the model gives to the page of an operation. */
export function listIds({ parameters, requestBody, responses }: Operation): readonly string[] {
  const fields = [...parameters, ...responses.map(({ headers }) => ({ fields: headers }))].flatMap(
    (group) => group.fields,
  );
  const parts = [...responses, ...(requestBody ? [requestBody] : [])];
  return [
    ...fields.flatMap((field) => [field.anchor, ...listAnchors(field.body)]),
    ...parts.flatMap(({ anchor, media }) => [
      anchor,
      ...media.flatMap(({ body, examples }) => [...listAnchors(body), ...examples.map((example) => example.anchor)]),
    ]),
  ];
}
