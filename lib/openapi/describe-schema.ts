import { renderInlineMarkdown } from '../text/markdown';
import type { SchemaObject } from './schema-object';
import type { FieldView, TypeLabel } from './schema-view';

/** Type, format, list and null of a value. `item` is the schema of the items when the value is a list. */
export function describeType(schema: SchemaObject, item: SchemaObject, isNullable: boolean): TypeLabel {
  return {
    name: nameType(item),
    format: item.format,
    isList: schema.items !== undefined,
    isNullable,
  };
}

function nameType({ type, properties, enum: values, layouts }: SchemaObject): string {
  if (layouts) return 'object';
  const names = (Array.isArray(type) ? type : [type]).filter((name) => name !== undefined && name !== 'null');
  if (names.length > 0) return names.join(' | ');
  if (properties) return 'object';
  return values ? typeof values[0] : 'any';
}

/** The allowed values with their meanings. */
export function listAllowed(schema: SchemaObject): FieldView['allowed'] {
  const meanings = schema['x-enumDescriptions'] ?? {};
  return (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => {
      const meaning = Object.hasOwn(meanings, String(value)) ? meanings[String(value)] : undefined;
      return { value: String(value), meaning: meaning === undefined ? undefined : renderInlineMarkdown(meaning) };
    });
}

/** A JSON value as the reader would type it: text without quotes. */
export function toLiteral(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
