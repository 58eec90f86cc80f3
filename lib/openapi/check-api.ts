import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import type { OperationObject } from './document';
import type { Operation } from './operation';
import type { ParsedOpenApi } from './parse-document';

/** @throws SiteError where an operation has a tag that the document does not describe */
export function checkTag({ document, placeOf }: ParsedOpenApi, source: OperationObject, path: readonly string[]): void {
  const names = document.tags.map(({ name }) => name);
  const unknown = source.tags.find((tag) => !names.includes(tag));
  if (unknown === undefined) return;
  throw new SiteError({
    place: placeOf(['paths', ...path, 'tags']),
    key: `${source.operationId}.tags`,
    found: `unknown tag "${unknown}"`,
    fix: suggest(unknown, names),
  });
}

/** @throws SiteError where an operation leads on to one that is not there */
export function checkNextOperations({ document, placeOf }: ParsedOpenApi, operations: readonly Operation[]): void {
  const ids = operations.map(({ id }) => id);
  for (const operation of operations) {
    const unknown = operation.nextOperationIds.find((id) => !ids.includes(id));
    if (unknown === undefined) continue;
    const path = Object.keys(document.paths).find((key) => key === operation.path) ?? '';
    throw new SiteError({
      place: placeOf(['paths', path, operation.method.toLowerCase(), 'x-next-operations']),
      key: `${operation.id}.x-next-operations`,
      found: `unknown operation "${unknown}"`,
      fix: suggest(unknown, ids),
    });
  }
}

/** @throws SiteError where the operation that sets the environment is not there */
export function checkEnvironmentOperation(
  { document, placeOf }: ParsedOpenApi,
  operations: readonly Operation[],
): void {
  const ids = operations.map(({ id }) => id);
  const id = document['x-environment-operation'];
  if (id === undefined || ids.includes(id)) return;
  throw new SiteError({
    place: placeOf(['x-environment-operation']),
    key: 'x-environment-operation',
    found: `unknown operation "${id}"`,
    fix: suggest(id, ids),
  });
}

/** @throws SiteError where an example answers with a code that the document does not describe */
export function checkProblemCodes({ document, placeOfText }: ParsedOpenApi, operations: readonly Operation[]): void {
  const codes = document['x-problem-codes'].map(({ codigo }) => codigo);
  for (const operation of operations) {
    const unknown = operation.problemCodes.find((code) => !codes.includes(code));
    if (unknown === undefined) continue;
    throw new SiteError({
      place: placeOfText(unknown),
      key: `${operation.id}.responses`,
      found: `an example answers with the code "${unknown}", which is not in x-problem-codes`,
      fix: `describe it there with cause, remedy and action, or ${suggest(unknown, codes)}`,
    });
  }
}

/**
 * @param key what may not be the same for two operations
 * @throws SiteError where it is
 */
export function refuseRepeated({ placeOfText }: ParsedOpenApi, key: string, values: readonly string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated === undefined) return;
  throw new SiteError({
    place: placeOfText(`${key}: ${repeated}`),
    key,
    found: `"${repeated}" is used by two operations`,
    fix: 'give each operation its own: links and page addresses are made from it',
  });
}
