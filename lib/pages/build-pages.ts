import { siteConfig } from '../config/site';
import type { Guide } from '../content/load-guides.build';
import type { CStat } from '../cstat/cstat';
import { fillMessage, getMessages, type Messages } from '../i18n/messages';
import type { Sidebar } from '../navigation/sidebar';
import type { Api, Operation } from '../openapi/operation';
import { withLocale } from '../routes/locale-address';
import { apiPath, docsPath, overviewSlug, productSlug } from '../routes/page-address';
import { buildCStatPages } from './build-cstat-pages';
import type { VersionSources } from './load-site.build';
import type { Page, PageLink } from './page';
import { linkOperation, placePage } from './place-page';
import { TOOLS, type ToolName } from './tools';

type Sources = {
  readonly api: Api;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly versions: readonly VersionSources[];
};

type Scope = Sources & { readonly locale: string; readonly current: VersionSources };

/**
 * Every page in every locale and version. All outputs of the site are projections of this list.
 * Of two pages with the same address the first is kept, with a warning.
 */
export function buildPages(sources: Sources): readonly Page[] {
  const pages = siteConfig.locales.flatMap(({ code: locale }) => [
    ...buildFixedPages(locale),
    ...sources.versions.flatMap((current) => buildVersionPages({ ...sources, locale, current })),
    // The codes are the tax authority's: one knowledge base serves every version and links to the last.
    ...sources.versions
      .filter(({ version }) => version.isLast)
      .flatMap((current) => buildCStatPages({ ...sources, locale, current })),
  ]);
  return dropDuplicates(pages);
}

function dropDuplicates(pages: readonly Page[]): readonly Page[] {
  const seen = new Map<string, Page>();
  for (const page of pages) {
    const first = seen.get(page.path);
    if (first) {
      const found = `${describeSource(first)} and ${describeSource(page)}`;
      console.warn(`${page.path}\n  duplicate route: ${found}\n  Fix: rename one of them; the first one is published`);
    } else {
      seen.set(page.path, page);
    }
  }
  return [...seen.values()];
}

function describeSource(page: Page): string {
  return page.kind === 'guide' ? page.file : `the ${page.kind} page "${page.title}"`;
}

function buildFixedPages(locale: string): readonly Page[] {
  const messages = getMessages(locale);
  const plain = { version: '', sidebarId: undefined, trail: [], previous: undefined, next: undefined } as const;
  const at = (sharedPath: string) => ({ ...plain, locale, sharedPath, path: withLocale(locale, sharedPath) });
  return [
    { ...at('/'), kind: 'home', title: siteConfig.tagline, description: siteConfig.description },
    { ...at('/search/'), kind: 'search', title: messages.search.title, description: siteConfig.description },
    { ...at('/404/'), kind: 'notFound', title: messages.notFound.title, description: messages.notFound.lead },
  ];
}

function buildVersionPages(scope: Scope): readonly Page[] {
  const { api, current, locale } = scope;
  const { path: versionPath } = current.version;
  const messages = getMessages(locale);
  const place = (sharedPath: string, sidebar: Sidebar | undefined) => placePage(scope, sharedPath, sidebar);
  const overviewPath = apiPath(versionPath, overviewSlug);
  const overview: PageLink = { title: api.title, path: withLocale(locale, overviewPath) };
  const redirect = (sharedPath: string): Page => ({
    ...place(sharedPath, undefined),
    kind: 'redirect',
    title: messages.redirect.title,
    description: api.summary,
    target: overview,
  });
  const operations = [...scope.operations.values()];
  return [
    {
      ...place(docsPath(versionPath), current.sidebars.docs),
      kind: 'docsIndex',
      title: messages.docs.title,
      description: siteConfig.description,
    },
    redirect(docsPath(versionPath, 'api')),
    redirect(docsPath(versionPath, 'api', productSlug)),
    {
      ...place(overviewPath, current.sidebars.api),
      kind: 'overview',
      title: api.title,
      description: api.summary,
      api,
      operations: operations.map((operation) => linkOperation(scope, operation)),
    },
    ...current.guides.map((guide): Page => {
      const { title, description, keywords } = guide.frontmatter;
      return {
        ...place(docsPath(versionPath, guide.id), current.sidebars.docs),
        kind: 'guide',
        title,
        description,
        keywords: keywords ?? [],
        guideId: guide.id,
        file: guide.file,
        headings: guide.headings,
        operations: listUsedOperations(guide)
          .map((id) => scope.operations.get(id))
          .filter((operation) => operation !== undefined)
          .map((operation) => linkOperation(scope, operation)),
      };
    }),
    ...TOOLS.map(
      ({ name, slug }): Page => ({
        ...place(docsPath(versionPath, slug), current.sidebars.docs),
        kind: 'tool',
        tool: name,
        ...describeTool(name, messages),
      }),
    ),
    ...operations.map(
      (operation): Page => ({
        ...place(apiPath(versionPath, operation.slug), current.sidebars.api),
        kind: 'operation',
        title: operation.title,
        description: operation.summary,
        operation,
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
      }),
    ),
  ];
}

function describeTool(name: ToolName, messages: Messages): Pick<Page, 'title' | 'description'> {
  switch (name) {
    case 'pasteAnswer':
      return { title: messages.pasteAnswer.title, description: messages.pasteAnswer.description };
    case 'accessKey':
      return { title: messages.accessKey.title, description: messages.accessKey.description };
  }
}

/** Ids of the operations a guide uses, each once, in reading order. */
function listUsedOperations(guide: Guide): readonly string[] {
  const ids = guide.references.map(({ attributes }) => attributes.operation ?? attributes.id);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Title for the browser tab: the page's own, then the site's. */
export function formatDocumentTitle(page: Page): string {
  return page.kind === 'home'
    ? siteConfig.title
    : fillMessage('{page} | {site}', { page: page.title, site: siteConfig.name });
}
