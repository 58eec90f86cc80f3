import { z } from 'zod';
import { RequestFault } from './request-fault';
import type { Collection, Document, Field, ServerState } from './state';

const fieldSchema = z.strictObject({
  name: z.string().min(1),
  type: z.enum(['string', 'string[]', 'int32', 'int64', 'float', 'bool', 'auto']),
  facet: z.boolean().optional(),
  optional: z.boolean().optional(),
  index: z.boolean().optional(),
  sort: z.boolean().optional(),
  locale: z.string().optional(),
});
const collectionSchema = z.strictObject({
  name: z.string().min(1),
  fields: z.array(fieldSchema).min(1),
  default_sorting_field: z.string().optional(),
  token_separators: z.array(z.string().length(1)).optional(),
  symbols_to_index: z.array(z.string().length(1)).optional(),
  enable_nested_fields: z.boolean().optional(),
  synonym_sets: z.array(z.string()).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
const synonymSchema = z.strictObject({
  synonyms: z.array(z.string().min(1)).min(1),
  root: z.string().optional(),
  locale: z.string().optional(),
  symbols_to_index: z.array(z.string()).optional(),
});
const synonymSetSchema = z.strictObject({
  items: z.array(synonymSchema.extend({ id: z.string().min(1) })).min(1),
});
const aliasSchema = z.strictObject({ collection_name: z.string().min(1) });

/** Version that moved synonyms from collections into sets. */
const FIRST_WITH_SETS = 30;

export function createCollection(state: ServerState, body: unknown): object {
  const parsed = parse(collectionSchema, body);
  if (state.collections.has(parsed.name) || state.aliases.has(parsed.name)) {
    throw new RequestFault(409, `A collection with name \`${parsed.name}\` already exists.`);
  }
  const sorting = parsed.fields.find(({ name }) => name === parsed.default_sorting_field);
  if (parsed.default_sorting_field !== undefined && (!sorting || sorting.optional || sorting.type === 'string')) {
    throw new RequestFault(400, 'Default sorting field must be a single valued numerical field.');
  }
  if (parsed.synonym_sets && !hasSets(state)) throw new RequestFault(400, 'Unknown parameter `synonym_sets`.');
  const collection: Collection = {
    name: parsed.name,
    // What zod marks as possibly undefined is simply not there.
    fields: parsed.fields as readonly Field[],
    metadata: parsed.metadata,
    synonymSets: parsed.synonym_sets ?? [],
    documents: new Map(),
    synonyms: new Map(),
  };
  state.collections.set(parsed.name, collection);
  return describeCollection(collection);
}

export function describeCollection(collection: Collection): object {
  const { name, fields, metadata, documents, synonymSets } = collection;
  return {
    created_at: 1_700_000_000,
    fields,
    ...(metadata === undefined ? {} : { metadata }),
    name,
    num_documents: documents.size,
    ...(synonymSets.length === 0 ? {} : { synonym_sets: synonymSets }),
  };
}

/** Lines of an import, each with its own verdict. */
export function importDocuments(collection: Collection, action: string, body: string): string {
  if (!['create', 'upsert', 'update', 'emplace'].includes(action)) throw new RequestFault(400, 'Unknown action.');
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.stringify(importLine(collection, action, line)))
    .join('\n');
}

function importLine(collection: Collection, action: string, line: string): object {
  const refuse = (error: string, code = 400) => ({ code, document: line, error, success: false });
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refuse('Bad JSON: not a properly formed document.');
  }
  const parsed = z.looseObject({ id: z.string().regex(/^[A-Za-z0-9_-]+$/) }).safeParse(value);
  if (!parsed.success) return refuse("Document's `id` field should be a string.");
  const document: Document = parsed.data;
  if (action === 'create' && collection.documents.has(document.id)) {
    return refuse(`A document with id ${document.id} already exists.`, 409);
  }
  const wrong = collection.fields.map((field) => checkField(field, document[field.name])).find((found) => found);
  if (wrong !== undefined) return refuse(wrong);
  collection.documents.set(document.id, document);
  return { success: true };
}

function checkField({ name, type, optional }: Field, value: unknown): string | undefined {
  if (value === undefined || value === null) {
    return optional
      ? undefined
      : `Field \`${name}\` has been declared in the schema, but is not found in the document.`;
  }
  const isRight =
    type === 'string'
      ? typeof value === 'string'
      : type === 'string[]'
        ? Array.isArray(value) && value.every((item) => typeof item === 'string')
        : type === 'bool'
          ? typeof value === 'boolean'
          : typeof value === 'number';
  return isRight ? undefined : `Field \`${name}\` must be a ${type}.`;
}

export function putAlias(state: ServerState, name: string, body: unknown): object {
  const { collection_name } = parse(aliasSchema, body);
  if (state.collections.has(name)) {
    throw new RequestFault(500, `Name \`${name}\` conflicts with an existing collection name.`);
  }
  state.aliases.set(name, collection_name);
  return { collection_name, name };
}

export function putSynonym(state: ServerState, collection: Collection, id: string, body: unknown): object {
  if (hasSets(state)) throw new RequestFault(404, 'Not Found');
  const synonym = parse(synonymSchema, body);
  collection.synonyms.set(id, synonym);
  return { id, ...synonym };
}

export function putSynonymSet(state: ServerState, name: string, body: unknown): object {
  if (!hasSets(state)) throw new RequestFault(404, 'Not Found');
  const { items } = parse(synonymSetSchema, body);
  state.synonymSets.set(name, items);
  return { items, name };
}

const hasSets = ({ version }: ServerState) => Number(version.split('.')[0]) >= FIRST_WITH_SETS;

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new RequestFault(400, z.prettifyError(parsed.error));
}
