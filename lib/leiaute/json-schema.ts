/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 holds it. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Schemas by their names in the components of an OpenAPI document. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;
