import { isObject } from '../text/json-object';

/** A JSON object of an OpenAPI document, as written. */
export type JsonObject = { readonly [key: string]: unknown };

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const COMPONENT = /^#\/components\/([^/]+)\/(.+)$/;

/**
 * The smallest valid OpenAPI document of one operation: the operation as written, its servers, its tags, the security
 * schemes it asks for, and exactly the components it needs.
 * @param document the whole OpenAPI document, as read from its file
 * @param method in lower case, as in the document
 */
export function sliceOpenApi(document: JsonObject, path: string, method: string): JsonObject {
  const item = toJsonObject(toJsonObject(document.paths)[path]);
  const operation = toJsonObject(item[method]);
  const shared = Object.entries(item).filter(([key]) => !METHODS.includes(key));
  const paths = { [path]: { ...Object.fromEntries(shared), [method]: operation } };
  const security = operation.security ?? document.security;
  const tags = toList(operation.tags);
  return {
    openapi: document.openapi,
    info: sliceInfo(document.info),
    ...(document.jsonSchemaDialect === undefined ? {} : { jsonSchemaDialect: document.jsonSchemaDialect }),
    servers: document.servers,
    ...(document.security === undefined ? {} : { security }),
    tags: toList(document.tags).filter((tag) => tags.includes(toJsonObject(tag).name)),
    paths,
    components: pickComponents(document, listNeeded(document, paths), listSchemes(security)),
  };
}

/** What the API is, without the chapters about all of it: a sentence changed there changes no operation. */
function sliceInfo(value: unknown): JsonObject {
  const info = toJsonObject(value);
  const { description } = info;
  return typeof description === 'string' ? { ...info, description: description.split('\n\n', 1)[0] } : info;
}

/** References of everything reachable from a value. */
function listNeeded(document: JsonObject, start: unknown): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting = [start];
  while (waiting.length > 0) {
    for (const reference of listReferences(waiting.pop())) {
      if (needed.has(reference)) continue;
      needed.add(reference);
      const [, section = '', name = ''] = COMPONENT.exec(reference) ?? [];
      waiting.push(toJsonObject(toJsonObject(document.components)[section])[name]);
    }
  }
  return needed;
}

/** References to components in a value: `$ref`, and the mapping of a discriminator. */
function listReferences(value: unknown): readonly string[] {
  if (typeof value === 'string') return COMPONENT.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listReferences);
}

function listSchemes(security: unknown): ReadonlySet<string> {
  return new Set(toList(security).flatMap((alternative) => Object.keys(toJsonObject(alternative))));
}

/** The components asked for, in the document's own order, so that the same document gives the same file. */
function pickComponents(
  document: JsonObject,
  needed: ReadonlySet<string>,
  schemes: ReadonlySet<string>,
): Readonly<Record<string, JsonObject>> {
  const sections = Object.entries(toJsonObject(document.components)).map(([section, components]) => {
    const kept = Object.entries(toJsonObject(components)).filter(([name]) =>
      section === 'securitySchemes' ? schemes.has(name) : needed.has(`#/components/${section}/${name}`),
    );
    return [section, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(sections.filter(([, components]) => Object.keys(components).length > 0));
}

/** A value as an object; an empty one when it is something else. */
export function toJsonObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
