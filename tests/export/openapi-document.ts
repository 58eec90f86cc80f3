import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * openapi.yaml as data, read without the site's code: what the pages must show is decided by the file alone.
 */
export type Json = { readonly [key: string]: unknown };

const file = path.join(import.meta.dirname, '..', '..', 'openapi.yaml');

export const document = toObject(parse(readFileSync(file, 'utf8')));

/** The node, or the component its `$ref` names, with the keys beside the `$ref`. */
export function follow(value: unknown): Json {
  const node = toObject(value);
  if (typeof node.$ref !== 'string') return node;
  const target = node.$ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((place, key) => toObject(place)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  const { $ref: _reference, ...siblings } = node;
  return { ...follow(target), ...siblings };
}

export function toObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
