import { follow, type Json, toList, toObject } from './openapi-document';

export type Direction = 'request' | 'response';

/**
 * Walks the schemas of one page. The page describes a structure once, or once in each direction where some property
 * inside exists in one of them only.
 */
export class SchemaReader {
  readonly #names = new Map<string, string>();
  readonly #read = new Set<string>();

  /** One entry for each structure that has a property of the name. */
  listNames(): readonly string[] {
    return [...this.#names.values()];
  }

  readContent(content: unknown, place: string, direction: Direction): void {
    for (const [type, media] of Object.entries(toObject(content))) {
      this.read(toObject(media).schema, `${place} ${type}`, direction);
    }
  }

  /** @param place where the schema is written, for one that is not a component of its own */
  read(schema: unknown, place: string, direction: Direction): void {
    if (typeof schema !== 'object' || schema === null) return;
    const owner = String(toObject(schema).$ref ?? place);
    const key = hasOneWayProperty(schema) ? `${direction} ${owner}` : owner;
    if (this.#read.has(key)) return;
    this.#read.add(key);
    for (const part of listParts(schema)) {
      for (const [name, property] of Object.entries(toObject(part.properties))) {
        if (isLeftOut(property, direction)) continue;
        this.#names.set(`${key} ${name}`, name);
        this.read(property, `${owner}/${name}`, direction);
      }
      for (const name of Object.keys(toObject(part['x-layouts']))) this.#names.set(`${key} ${name}`, name);
      const alternatives = listAlternatives(part);
      for (const [name, inner] of Object.entries([part.items, part.additionalProperties, ...alternatives])) {
        this.read(inner, `${owner}/${name}`, direction);
      }
    }
  }
}

/** The schema itself and everything that `allOf` adds to it. */
function listParts(schema: unknown): readonly Json[] {
  const node = follow(schema);
  return [...toList(node.allOf).flatMap(listParts), node];
}

/** Alternatives that only tell which layout a property follows have pages of their own. */
function listAlternatives(part: Json): readonly unknown[] {
  return 'x-layouts' in part ? [] : [...toList(part.oneOf), ...toList(part.anyOf)];
}

/** Whether a property somewhere inside is only sent or only comes back. */
function hasOneWayProperty(schema: unknown, around: readonly unknown[] = []): boolean {
  const node = follow(schema);
  if (around.includes(node)) return false;
  return listParts(schema).some((part) => {
    if (part.readOnly === true || part.writeOnly === true) return true;
    const properties = Object.values(toObject(part.properties));
    const inside = [...properties, part.items, part.additionalProperties, ...listAlternatives(part)];
    return inside
      .filter((inner) => typeof inner === 'object' && inner !== null)
      .some((inner) => isOneWay(inner) || hasOneWayProperty(inner, [...around, node]));
  });
}

function isOneWay(property: unknown): boolean {
  return isLeftOut(property, 'request') || isLeftOut(property, 'response');
}

/** readOnly values are not sent, writeOnly ones do not come back. */
function isLeftOut(property: unknown, direction: Direction): boolean {
  const key = direction === 'request' ? 'readOnly' : 'writeOnly';
  return toObject(property)[key] === true || follow(property)[key] === true;
}
