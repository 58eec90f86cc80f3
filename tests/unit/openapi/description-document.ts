import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDescription } from '../support/project-description';

export type Json = { readonly [key: string]: unknown };
export type Operation = { readonly id: string; readonly method: string; readonly path: string; readonly node: Json };
export type Place = { readonly where: string; readonly pointer: string; readonly node: Json };

const ROOT = path.resolve(import.meta.dirname, '../../..');
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** The description exactly as it is in the repository. */
export const TEXT = readFileSync(path.join(ROOT, 'openapi.yaml'), 'utf8');
/** The description as it is published, with the schemas of the layouts. */
export const { whole: PUBLISHED } = projectDescription;
export const DOCUMENT = object(PUBLISHED.value);
export const CSTAT_FILE = readFileSync(path.join(ROOT, 'content/cstat/cstat.csv'), 'utf8');

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function object(value: unknown): Json {
  return isObject(value) ? value : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Follows `$ref` to the node itself, and says where that node is. */
export function follow(node: unknown, pointer: string): { readonly node: Json; readonly pointer: string } {
  let here = { node: object(node), pointer };
  while (typeof here.node.$ref === 'string') {
    const target = here.node.$ref.slice(1);
    const parts = target.split('/').slice(1);
    let next: unknown = DOCUMENT;
    for (const part of parts) next = object(next)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (next === undefined) throw new Error(`${here.pointer}: ${here.node.$ref} não existe`);
    here = { node: object(next), pointer: target };
  }
  return here;
}

export const OPERATIONS: readonly Operation[] = Object.entries(object(DOCUMENT.paths)).flatMap(([route, item]) =>
  Object.entries(object(item))
    .filter(([method]) => METHODS.includes(method))
    .map(([method, node]) => ({ id: text(object(node).operationId), method, path: route, node: object(node) })),
);

function pointerOf(operation: Operation): string {
  return `/paths/${escapePointer(operation.path)}/${operation.method}`;
}

export function parametersOf(operation: Operation): readonly Place[] {
  return list(operation.node.parameters).map((entry, index) => {
    const found = follow(entry, `${pointerOf(operation)}/parameters/${index}`);
    return { where: `${operation.id}: parâmetro ${text(found.node.name)}`, ...found };
  });
}

export function responsesOf(operation: Operation): readonly (Place & { readonly status: string })[] {
  return Object.entries(object(operation.node.responses)).map(([status, entry]) => {
    const found = follow(entry, `${pointerOf(operation)}/responses/${status}`);
    return { where: `${operation.id} ${status}`, status, ...found };
  });
}

/** Every content of the operation, of its body and of its responses: `where` names the media type. */
export function contentsOf(operation: Operation): readonly Place[] {
  const body = operation.node.requestBody;
  const bodies =
    body === undefined
      ? []
      : [{ where: `${operation.id} corpo`, ...follow(body, `${pointerOf(operation)}/requestBody`) }];
  return [...bodies, ...responsesOf(operation)].flatMap((holder) =>
    Object.entries(object(holder.node.content)).map(([type, node]) => ({
      where: `${holder.where} ${type}`,
      pointer: `${holder.pointer}/content/${escapePointer(type)}`,
      node: object(node),
    })),
  );
}

/** The named examples of a content, parameter or header. */
export function examplesOf(place: Place): readonly (Place & { readonly name: string })[] {
  return Object.entries(object(place.node.examples)).map(([name, entry]) => {
    const found = follow(entry, `${place.pointer}/examples/${name}`);
    return { where: `${place.where} “${name}”`, name, ...found };
  });
}

/** Every value of every named example of a body or response, with the operation it belongs to. */
export function allExamples(): readonly (Place & { readonly operation: Operation; readonly value: unknown })[] {
  return OPERATIONS.flatMap((operation) =>
    contentsOf(operation)
      .flatMap(examplesOf)
      .map((example) => ({ ...example, operation, value: example.node.value })),
  );
}

/** Calls `visit` with the value and everything inside it; `at` is a JSON Pointer from the value. */
export function walk(value: unknown, visit: (value: unknown, at: string) => void, at = ''): void {
  visit(value, at);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) walk(item, visit, `${at}/${escapePointer(key)}`);
}
