import { localizeText } from '../config/localized-text';
import { DEFAULT_SECTION } from '../config/section-schema';
import { siteConfig } from '../config/site';
import type { Guide } from '../content/load-guides.build';
import type { CStat } from '../cstat/cstat';
import { fillMessage, getMessages, type Messages } from '../i18n/messages';
import type { Api, Operation } from '../openapi/operation';
import { withLocale } from '../routes/locale-address';
import { apiPath, docsPath, overviewSlug, productSlug } from '../routes/page-address';
import { buildCStatPages } from './build-cstat-pages';
import { findLastVersion } from './find-version';
import type { VersionSources } from './load-site.build';

import type { Page, PageLink } from './page';
import { paginate } from './paginate';

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
    ...buildCStatPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
  ]);
  return linkLatest(dropDuplicates(pages), sources.versions);
}

/** Tells the pages of other versions than the last where the last one has the same page. */
function linkLatest(pages: readonly Page[], versions: readonly VersionSources[]): readonly Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const bySource = new Map(
    versions.map((sources) => [`${sources.version.sectionId}/${sources.version.name}`, sources]),
  );
  return pages.map((page) => {
    const current = bySource.get(`${page.section}/${page.version}`);
    if (!current || current.version.isLast) return page;
    const last = findLastVersion(versions, page.section);
    const samePath = docsPath(last.version.path) + page.sharedPath.slice(docsPath(current.version.path).length);
    const same = byPath.get(withLocale(page.locale, samePath));
    const sharedPath = same ? samePath : last.sidebars.docs.entryPath;
    const path = withLocale(page.locale, sharedPath);
    const title = (same ?? byPath.get(path))?.title ?? '';
    return { ...page, latest: { title, path, sharedPath, isSamePage: same !== undefined } };
  });
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
  const plain = {
    section: '',
    version: '',
    latest: undefined,
    sidebarId: undefined,
    trail: [],
    previous: undefined,
    next: undefined,
  } as const;
  const at = (sharedPath: string) => ({ ...plain, locale, sharedPath, path: withLocale(locale, sharedPath) });
  return [
    { ...at('/'), kind: 'home', title: siteConfig.tagline, description: siteConfig.description },
    { ...at('/search/'), kind: 'search', title: messages.search.title, description: siteConfig.description },
    { ...at('/404/'), kind: 'notFound', title: messages.notFound.title, description: messages.notFound.lead },
  ];
}

function buildVersionPages(scope: Scope): readonly Page[] {
  const { current, locale } = scope;
  const messages = getMessages(locale);
  const section = siteConfig.sections.find(({ id }) => id === current.version.sectionId);
  const pages: readonly Page[] = [
    {
      ...placePage(scope, docsPath(current.version.path), current.sidebars.docs),
      kind: 'docsIndex',
      title: section?.label === undefined ? messages.docs.title : localizeText(section.label, locale),
      description: siteConfig.description,
    },
    ...current.guides.map((guide): Page => {
      const { title, description, keywords, footer, toc = siteConfig.toc } = guide.frontmatter;
      return {
        ...placePage(scope, docsPath(current.version.path, guide.id), current.sidebars.docs),
        kind: 'guide',
        title,
        description,
        keywords: keywords ?? [],
        guideId: guide.id,
        file: guide.file,
        source: guide.source,
        headings: guide.headings,
        toc: guide.headings.filter(({ level }) => toc && level >= toc.minLevel && level <= toc.maxLevel),
        sections: guide.sections,
        hasFooter: footer !== false,
        operations: listUsedOperations(guide)
          .map((id) => scope.operations.get(id))
          .filter((operation) => operation !== undefined)
          .map((operation) => linkOperation(scope, operation)),
      };
    }),
    ...buildReferencePages(scope),
    ...buildToolPages(scope),
  ];
  return paginate(pages, current.guides);
}

/** The tools, beside the API reference. */
function buildToolPages(scope: Scope): readonly Page[] {
  const { current, locale } = scope;
  if (!current.sidebars.api) return [];
  return TOOLS.map(
    ({ name, slug }): Page => ({
      ...placePage(scope, docsPath(current.version.path, slug), current.sidebars.docs),
      kind: 'tool',
      tool: name,
      ...describeTool(name, getMessages(locale)),
    }),
  );
}

/** The pages made from openapi.yaml; none in sections without an API reference. */
function buildReferencePages(scope: Scope): readonly Page[] {
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
        problems: api.problems.filter(({ code }) => operation.problemCodes.includes(code)),
        overview,
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
