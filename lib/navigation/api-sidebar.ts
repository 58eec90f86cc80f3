import type { Version } from '../config/section-schema';
import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import type { Api } from '../openapi/operation';
import { apiChangesPath, apiPath, overviewSlug, webhookPath } from '../routes/page-address';
import type { SidebarItem, SidebarLink } from './sidebar';

/** The reference's sidebar: the overview, what changed, then every operation and every webhook under its group, in the order of openapi.yaml. */
export function buildApiSidebar(
  api: Api,
  { path: versionPath, isLast }: Pick<Version, 'path' | 'isLast'>,
): readonly SidebarItem[] {
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
  // The list of changes belongs to the last version.
  const changes: readonly SidebarLink[] =
    api.history && isLast
      ? [{ label: getMessages(siteConfig.contentLanguage).apiChanges.title, path: apiChangesPath(versionPath) }]
      : [];
  return [overview, ...changes, ...groups, ...webhooks];
}
