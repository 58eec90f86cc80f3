import type { Api } from '../openapi/operation';
import { apiPath, overviewSlug, webhookPath } from '../routes/page-address';
import type { SidebarItem, SidebarLink } from './sidebar';

/** The reference's sidebar: the overview, then every operation and every webhook under its group, in the order of openapi.yaml. */
export function buildApiSidebar(api: Api, versionPath: string): readonly SidebarItem[] {
  const overview: SidebarLink = {
    label: api.title,
    path: apiPath(versionPath, overviewSlug),
  };
  const groups = api.groups.map(
    (group): SidebarItem => ({
      label: group.name,
      items: group.operations.map((operation) => ({
        label: operation.title,
        path: apiPath(versionPath, operation.slug),
        method: operation.method,
        ...(operation.isDeprecated ? { isDeprecated: true } : {}),
      })),
    }),
  );
  const webhooks = api.webhookGroups.map(
    (group): SidebarItem => ({
      label: group.name,
      items: group.webhooks.map(({ title, slug }) => ({ label: title, path: webhookPath(versionPath, slug) })),
    }),
  );
  return [overview, ...groups, ...webhooks];
}
