import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { DOCUMENT, isObject, type Json } from './description-document';

const LISTS = ['allOf', 'anyOf', 'oneOf'];
/** A schema without any of these takes every value, and another schema says what its value holds. */
const SHAPES = ['type', 'properties', 'items', '$ref', ...LISTS];
const SINGLES = ['not', 'if', 'then', 'else'];

/** A schema where a value stands: it and everything inside it refuse properties that no schema names. */
function closed(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const inside = closedInside(schema);
  if (!SHAPES.some((keyword) => keyword in schema)) return inside;
  return 'additionalProperties' in schema ? inside : { ...inside, unevaluatedProperties: false };
}

/** A part of a composition (`allOf` and the like) sees only some properties, so only what is inside it can be closed. */
function closedInside(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isObject(value)) {
        return [key, Object.fromEntries(Object.entries(value).map(([name, property]) => [name, closed(property)]))];
      }
      if (key === 'items' || key === 'additionalProperties') return [key, closed(value)];
      if (LISTS.includes(key) && Array.isArray(value)) return [key, value.map(part)];
      return [key, SINGLES.includes(key) ? part(value) : value];
    }),
  );
}

function part(schema: unknown): unknown {
  return isObject(schema) ? closedInside(schema) : schema;
}

/** The whole description with every schema closed: what has `schema`, and the named schemas, which others compose. */
function closedDocument(value: unknown, key = '', parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => closedDocument(item));
  if (!isObject(value)) return value;
  if (key === 'example' || key === 'examples') return value;
  if (key === 'schema') return closed(value);
  if (parent === 'components' && key === 'schemas') {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, part(schema)]));
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, closedDocument(item, name, key)]));
}

// Each schema is compiled once for few values: making its code smaller takes longer than it saves.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...(closedDocument(DOCUMENT) as Json) });

const compiled = new Map<string, ValidateFunction>();

/** Says what in `value` does not fit the schema found at the JSON Pointer of the description; `[]` if all of it fits. */
export function mismatches(pointer: string, value: unknown): readonly string[] {
  const $ref = `openapi#${pointer.split('/').map(encodeURIComponent).join('/')}`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref, unevaluatedProperties: false });
  compiled.set($ref, validate);
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== '$ref')
    .map((error) => {
      const { unevaluatedProperty, allowedValues } = error.params as Readonly<Record<string, unknown>>;
      return `${error.instancePath || '/'} ${error.message} ${unevaluatedProperty ?? allowedValues ?? ''}`.trim();
    });
}
