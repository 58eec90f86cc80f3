import { groupSlug } from '../../leiaute/address';
import type { FormPart } from './form-file';

/**
 * Where a field of a layout is described, without locale and base path: a group with a page of its own is that page.
 * @param path JSON path below `documento`, such as det.prod.xProd
 * @returns undefined for a layout without a page
 */
export function findLayoutPath({ page, groups }: FormPart, path: string): string | undefined {
  if (page === undefined) return undefined;
  const around = groups.filter((group) => path === group || path.startsWith(`${group}.`));
  const group = around.reduce((longest, own) => (own.length > longest.length ? own : longest), '');
  const address = group === '' ? page : `${page}${groupSlug(group)}/`;
  return path === group ? address : `${address}#${path}`;
}
