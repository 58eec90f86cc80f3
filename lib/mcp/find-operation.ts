import { findNearest } from '../errors/nearest';
import { fillMessage } from '../i18n/fill-message';
import { fitsTemplate, readPath } from '../openapi/match-operation';
import type { SearchRecord } from '../search/records/record';
import { messages } from './messages';
import { ToolFault } from './tool-fault';

/** An operation as the index names it. */
export type NamedOperation = {
  /** Site path of its page. */
  readonly page: string;
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly slug: string;
};

/** The operations among the records: the keywords of each begin with method and path, operationId and slug. */
export function listOperations(records: readonly SearchRecord[]): readonly NamedOperation[] {
  return records.flatMap(({ url, anchor, method, keywords: [line = '', id = '', slug = ''] }) => {
    if (method === null || anchor !== '') return [];
    return [{ page: url, method, path: line.slice(method.length + 1), id, slug }];
  });
}

/**
 * The operation that a caller names: by operationId, by slug, by the address of its page, or by a path with or without
 * its method, with real values in place of parameters.
 * @throws ToolFault when none or several fit
 */
export function findOperation(name: string, operations: readonly NamedOperation[]): NamedOperation {
  const asked = name.trim();
  const [, method = ''] = /^([a-z]+)\s+\S/i.exec(asked) ?? [];
  const path = readPath(asked);
  const last = asked
    .replace(/[?#].*/s, '')
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.md$/, '');
  const byName = operations.filter(({ id, slug }) => id.toLowerCase() === asked.toLowerCase() || slug === last);
  const byPath = operations.filter(
    (operation) =>
      path !== undefined &&
      fitsTemplate(path, operation.path) &&
      (method === '' || operation.method === method.toUpperCase()),
  );
  // "/v1/dfe/{id}" fits the template of "/v1/dfe/resumo", too: what is written the same comes first.
  const same = byPath.filter((operation) => operation.path === path);
  const found = [byName, same, byPath].find((list) => list.length > 0) ?? [];
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (only) throw new ToolFault(fillMessage(messages.mcp.operationSeveral, { name: asked, names: list(found) }));
  const named = new Map(operations.flatMap((each) => [[each.id, each] as const, [each.path, each] as const]));
  const near = findNearest(path ?? asked, named.keys()).flatMap((key) => named.get(key) ?? []);
  if (near.length === 0) throw new ToolFault(fillMessage(messages.mcp.operationMissing, { name: asked }));
  throw new ToolFault(fillMessage(messages.mcp.operationNearest, { name: asked, names: list(near) }));
}

const list = (operations: readonly NamedOperation[]) =>
  [...new Set(operations)].map(({ method, path, id }) => `${method} ${path} (${id})`).join('; ');
