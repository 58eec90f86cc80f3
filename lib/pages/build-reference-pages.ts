import { DEFAULT_SECTION } from '../config/section-schema';
import type { CStat } from '../cstat/cstat';
import { getMessages } from '../i18n/messages';
import type { EventLayout, Layout } from '../leiaute/layout';
import type { Api, Operation } from '../openapi/operation';
import type { Receivers } from '../openapi/receivers/receiver';
import { withLocale } from '../routes/locale-address';
import { apiPath, docsPath, overviewSlug, productSlug, webhookPath } from '../routes/page-address';
import { findLastVersion } from './find-version';
import { outlineLayouts } from './outline-layouts';
import type { OperationLink, Page, PageLink } from './page';
import { linkOperation, type PageScope, placePage } from './place-page';
import type { Site, VersionSources } from './site';
import { listUsedOperations } from './used-operations';

type Scope = PageScope & {
  readonly api: Api;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly layouts: readonly Layout[];
  readonly events: readonly EventLayout[];
  readonly versions: readonly VersionSources[];
  readonly receivers: Receivers | undefined;
  readonly quality: Site['quality'];
};

/** The pages made from openapi.yaml; none in sections without an API reference. */
export function buildReferencePages(scope: Scope): readonly Page[] {
  const { api, current, locale } = scope;
  const sidebar = current.sidebars.api;
  if (!sidebar) return [];
  const versionPath = current.version.path;
  const overviewPath = apiPath(versionPath, overviewSlug);
  const overview: PageLink = { title: api.title, path: withLocale(locale, overviewPath) };
  const redirect = (sharedPath: string): Page => ({
    ...placePage(scope, sharedPath, undefined),
    kind: 'redirect',
    title: getMessages(locale).redirect.title,
    description: api.summary,
    target: overview,
  });
  const operations = [...scope.operations.values()];
  // Layouts belong to no version: their pages are the last one's.
  const layoutScope = { ...scope, current: findLastVersion(scope.versions, DEFAULT_SECTION) };
  return [
    redirect(docsPath(versionPath, 'api')),
    redirect(docsPath(versionPath, 'api', productSlug)),
    {
      ...placePage(scope, overviewPath, sidebar),
      kind: 'overview',
      title: api.title,
      description: api.summary,
      api,
      operations: operations.map((operation) => linkOperation(scope, operation)),
      webhooks: api.webhookGroups.map(({ name, anchor, description, webhooks }) => ({
        name,
        anchor,
        description,
        pages: webhooks.map(({ title, slug }) => ({ title, path: withLocale(locale, webhookPath(versionPath, slug)) })),
      })),
    },
    ...buildWebhookPages(scope, redirect),
    ...operations.map(
      (operation): Page => ({
        ...placePage(scope, apiPath(versionPath, operation.slug), sidebar),
        kind: 'operation',
        title: operation.title,
        description: operation.summary,
        operation: outlineLayouts(operation, layoutScope),
        guides: linkGuides(scope, [operation.id]),
        nextOperations: linkOperations(scope, operation.nextOperationIds),
        cstats: operation.cstats
          .map(({ document, code }) => scope.cstats.get(`${document}/${code}`))
          .filter((cstat) => cstat !== undefined),
        problems: api.problems.filter(({ code }) => operation.problemCodes.includes(code)),
        overview,
        sampleRun: scope.quality?.results.sampleRuns.get(operation.id),
      }),
    ),
  ];
}

/** A page for each webhook, and their common address, which leads to the overview. */
function buildWebhookPages(scope: Scope, redirect: (sharedPath: string) => Page): readonly Page[] {
  const { api, current, receivers } = scope;
  const webhooks = api.webhookGroups.flatMap((group) => group.webhooks);
  if (webhooks.length === 0 || !receivers) return [];
  return [
    redirect(webhookPath(current.version.path)),
    ...webhooks.map(
      (webhook): Page => ({
        ...placePage(scope, webhookPath(current.version.path, webhook.slug), current.sidebars.api),
        kind: 'webhook',
        title: webhook.title,
        description: webhook.summary,
        webhook,
        channels: linkOperations(scope, webhook.channelIds),
        nextOperations: linkOperations(scope, webhook.nextOperationIds),
        guides: linkGuides(scope, webhook.channelIds),
        programs: receivers,
      }),
    ),
  ];
}

function linkOperations(scope: Scope, ids: readonly string[]): readonly OperationLink[] {
  return ids
    .map((id) => scope.operations.get(id))
    .filter((operation) => operation !== undefined)
    .map((operation) => linkOperation(scope, operation));
}

/** The guides that use one of the operations. */
function linkGuides({ current, locale }: Scope, ids: readonly string[]): readonly PageLink[] {
  return current.guides
    .filter((guide) => listUsedOperations(guide).some((id) => ids.includes(id)))
    .map((guide) => ({
      title: guide.frontmatter.title,
      path: withLocale(locale, docsPath(current.version.path, guide.id)),
    }));
}
