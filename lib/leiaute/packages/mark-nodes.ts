import type { LayoutNode } from '../layout';
import type { LayoutPackage, NodeHistory } from './layout-package';
import { toParent } from './package-row';
import { ARRIVALS, DEPARTURES } from './package-rules';

/**
 * The nodes of a layout with the packages beside what came or changed after the first one kept. All that stands in a
 * new group came with it.
 * @param packages newest first
 */
export function markNodes(
  nodes: readonly LayoutNode[],
  layout: string,
  packages: readonly LayoutPackage[],
): readonly LayoutNode[] {
  const marks = new Map<string, NodeHistory>();
  for (const { name, changes } of packages) {
    for (const { kind, path } of changes.filter((change) => change.layout === layout)) {
      const isArrival = ARRIVALS.includes(kind);
      const place = DEPARTURES.includes(kind) ? toParent(path) : path;
      const touched = isArrival ? nodes.filter((node) => isWithin(node.path, path)) : [{ path: place }];
      for (const node of touched) marks.set(node.path, addMark(marks.get(node.path), name, isArrival));
    }
  }
  return nodes.map((node) => {
    const history = marks.get(node.path);
    return history ? { ...node, history } : node;
  });
}

const isWithin = (path: string, group: string) => path === group || path.startsWith(`${group}/`);

/** From the newest on: of something that came twice the last time counts, and what was before is no change of it. */
function addMark(known: NodeHistory | undefined, name: string, isArrival: boolean): NodeHistory {
  const { since, changedIn } = known ?? { since: undefined, changedIn: [] };
  if (since !== undefined || changedIn.includes(name)) return { since, changedIn };
  return isArrival ? { since: name, changedIn } : { since, changedIn: [...changedIn, name] };
}
