import { type Expression, percent, plus, sum, value } from '../expression';
import { isGroup, matchesTag, readText, readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation } from '../rule';

/** A group of a document, with the path under which its fields have pages and the item that it belongs to. */
export type Part = { readonly group: DocumentGroup; readonly path: string; readonly item: string | undefined };

/** The whole document as a part. */
export const rootPart = (group: DocumentGroup): Part => ({ group, path: '', item: undefined });

/** Each item of a document as a part, with its number where there are several. */
export function listItems(document: DocumentGroup): readonly Part[] {
  const { det } = document;
  const groups = (Array.isArray(det) ? det : []).filter(isGroup);
  return groups.map((group) => ({
    group,
    path: 'det',
    item: groups.length > 1 ? readText(group, 'nItem') : undefined,
  }));
}

/** A group below a part: the first one at the path, of which a step may end with `*`. */
export function findPart({ group, path, item }: Part, below: string): Part | undefined {
  const [tag = '', ...rest] = below.split('.');
  const [found] = Object.entries(group).filter(([name, child]) => matchesTag(name, tag) && isGroup(child));
  if (!found || !isGroup(found[1])) return undefined;
  const next = { group: found[1], path: path === '' ? found[0] : `${path}.${found[0]}`, item };
  return rest.length === 0 ? next : findPart(next, rest.join('.'));
}

/** A value of a part, under its tag. */
export const field = ({ group }: Part, path: string): Expression => value(nameLast(path), readText(group, path));

/** A rate of a part, which its tag states as a percentage. */
export const rate = ({ group }: Part, path: string): Expression => percent(nameLast(path), readText(group, path));

const nameLast = (path: string): string => path.split('.').at(-1) ?? path;

/** What a field of a part has to be; none where the part lacks the field. */
export function calculate(
  part: Part,
  tag: string,
  rejection: string | undefined,
  expression: Expression,
  decimals = 2,
): readonly Calculation[] {
  const stated = readText(part.group, tag);
  if (stated === undefined) return [];
  return [{ path: `${part.path}.${tag}`, item: part.item, rejection, expression, stated, decimals }];
}

/** A total that is the sum of everything at a path of each of the parts. */
export function calculateSum(
  total: Part,
  tag: string,
  rejection: string | undefined,
  parts: readonly Part[],
  path: string,
): readonly Calculation[] {
  const name = nameLast(path);
  const values = parts.flatMap(({ group }) => readTexts(group, path));
  const terms = values.length > 0 ? values.map((text) => plus(value(name, text))) : [plus(value(name, '0.00'))];
  return calculate(total, tag, rejection, sum(...terms));
}
