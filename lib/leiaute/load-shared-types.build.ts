import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { hasSource } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import type { SharedType } from './build-schemas';
import { type Layout, type LayoutNode, listNodes } from './layout';
import { toStructure } from './structure';

const FILE = 'content/leiaute/tipos.yaml';

const schema = z.record(
  z.string().regex(/^T[A-Z]\w*$/, 'Begin the name with T and a capital letter'),
  z.string().regex(/^[a-z-]+ \S+$/, 'Write a document and a path below its content, such as nfe det/imposto/IBSCBS'),
);

/**
 * Reads the types that documents share.
 * @param root the project's root folder
 * @returns the types by the structure of the groups that are of them
 * @throws SiteError with the line of a type whose group does not exist, or that only one group is of
 */
export function loadSharedTypes(root: string, layouts: readonly Layout[]): ReadonlyMap<string, SharedType> {
  const types = new Map<string, SharedType>();
  if (layouts.length === 0 || !hasSource(root, FILE)) return types;
  const { value, placeOf } = readYaml(root, FILE, schema);
  const groups = layouts.flatMap(listGroups);
  const counts = new Map<string, number>();
  for (const { structure } of groups) counts.set(structure, (counts.get(structure) ?? 0) + 1);
  for (const [name, place] of Object.entries(value)) {
    const fault = (found: string, fix: string) => new SiteError({ place: placeOf([name]), key: name, found, fix });
    const group = groups.find((candidate) => candidate.place === place);
    if (!group)
      throw fault(
        `there is no group "${place}"`,
        suggest(
          place,
          groups.map((candidate) => candidate.place),
        ),
      );
    if ((counts.get(group.structure) ?? 0) < 2) throw fault('no other group has this structure', 'remove the type');
    types.set(group.structure, { name, layout: group.layout, group: group.node });
  }
  return types;
}

function listGroups(layout: Layout) {
  return listNodes(layout.content)
    .filter(({ kind }) => kind === 'group')
    .map((node: LayoutNode) => ({
      layout,
      node,
      place: `${layout.id} ${node.path.slice(layout.content.path.length + 1)}`,
      structure: toStructure(node),
    }));
}
