import type { Api } from '../openapi/operation';
import { apiPath, overviewSlug } from '../routes/page-address';
import type { SidebarItem, SidebarLink } from './sidebar';

/** The reference's sidebar: the overview, then every operation under its group, in the order of openapi.yaml. */
export function buildApiSidebar(api: Api, versionPath: string): readonly SidebarItem[] {
  const overview: SidebarLink = {
    kind: 'link',
    label: api.title,
    path: apiPath(versionPath, overviewSlug),
    method: undefined,
    isDeprecated: false,
  };
  const groups = api.groups.map(
    (group): SidebarItem => ({
      kind: 'category',
      label: group.name,
      isOpen: true,
      items: group.operations.map((operation) => ({
        kind: 'link',
        label: operation.title,
        path: apiPath(versionPath, operation.slug),
        method: operation.method,
        isDeprecated: operation.isDeprecated,
      })),
    }),
  );
  return [overview, ...groups];
}
