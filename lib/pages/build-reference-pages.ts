import { DEFAULT_SECTION } from '../config/section-schema';
import type { CStat } from '../cstat/cstat';
import { getMessages } from '../i18n/messages';
import type { EventLayout, Layout } from '../leiaute/layout';
import type { Api, Operation } from '../openapi/operation';
import { withLocale } from '../routes/locale-address';
import { apiPath, docsPath, overviewSlug, productSlug } from '../routes/page-address';
import { findLastVersion } from './find-version';
import { outlineLayouts } from './outline-layouts';
import type { Page, PageLink } from './page';
import { linkOperation, type PageScope, placePage } from './place-page';
import type { VersionSources } from './site';
import { listUsedOperations } from './used-operations';

type Scope = PageScope & {
  readonly api: Api;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly layouts: readonly Layout[];
  readonly events: readonly EventLayout[];
  readonly versions: readonly VersionSources[];
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
    },
    ...operations.map(
      (operation): Page => ({
        ...placePage(scope, apiPath(versionPath, operation.slug), sidebar),
        kind: 'operation',
        title: operation.title,
        description: operation.summary,
        operation: outlineLayouts(operation, layoutScope),
        guides: current.guides
          .filter((guide) => listUsedOperations(guide).includes(operation.id))
          .map((guide) => ({
            title: guide.frontmatter.title,
            path: withLocale(locale, docsPath(versionPath, guide.id)),
          })),
        nextOperations: operation.nextOperationIds
          .map((id) => scope.operations.get(id))
          .filter((next) => next !== undefined)
          .map((next) => linkOperation(scope, next)),
        cstats: operation.cstats
          .map(({ document, code }) => scope.cstats.get(`${document}/${code}`))
          .filter((cstat) => cstat !== undefined),
        problems: api.problems.filter(({ code }) => operation.problemCodes.includes(code)),
        overview,
      }),
    ),
  ];
}
