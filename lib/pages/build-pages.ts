import { localizeText } from '../config/localized-text';
import { DEFAULT_SECTION } from '../config/section-schema';
import { siteConfig } from '../config/site';
import { fillMessage, getMessages } from '../i18n/messages';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { buildApiChangesPages } from './build-api-changes-page';
import { buildChangesPages } from './build-changes-pages';
import { buildClassTribPages } from './build-class-trib-page';
import { buildCStatPages } from './build-cstat-pages';
import { buildEventPages } from './build-event-pages';
import { buildLayoutChangesPages } from './build-layout-changes-page';
import { buildLayoutPages } from './build-layout-pages';
import { buildQualityPages } from './build-quality-page';
import { buildRecipePages } from './build-recipe-pages';
import { buildReferencePages } from './build-reference-pages';
import { buildRulePages } from './build-rule-pages';
import { buildToolPages } from './build-tool-pages';
import { findLastVersion } from './find-version';
import { linkKeyFields } from './link-key-fields';
import type { Page } from './page';
import { paginate } from './paginate';
import { linkOperation, type PageScope, placePage } from './place-page';
import type { SharedSources, Site, VersionSources } from './site';
import { listUsedOperations } from './used-operations';

type Sources = SharedSources & Pick<Site, 'versions' | 'quality'>;

type Scope = Sources & PageScope;

/**
 * Every page in every locale and version. All outputs of the site are projections of this list.
 * Of two pages with the same address the first is kept, with a warning.
 */
export function buildPages(sources: Sources): readonly Page[] {
  const pages = siteConfig.locales.flatMap(({ code: locale }) => [
    ...buildFixedPages(locale),
    ...sources.versions.flatMap((current) => buildVersionPages({ ...sources, locale, current })),
    // Codes, layouts, rules, recipes, changes and quality: one page of each serves every version and links to the last.
    ...buildCStatPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    ...buildLayoutPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    ...buildRulePages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    ...buildRecipePages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    ...buildEventPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    ...buildLayoutChangesPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    ...buildChangesPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    // So is the list of what changed in the API, whose description is one file.
    ...buildApiChangesPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
    ...buildQualityPages({ ...sources, locale, current: findLastVersion(sources.versions, DEFAULT_SECTION) }),
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
  const last = findLastVersion(scope.versions, DEFAULT_SECTION);
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
    ...buildToolPages(scope, linkKeyFields(scope.layouts, { locale, current: last })),
    ...buildClassTribPages(scope),
  ];
  return paginate(pages, current.guides);
}

/** Title for the browser tab: the page's own, then the site's. */
export function formatDocumentTitle(page: Page): string {
  return page.kind === 'home'
    ? siteConfig.title
    : fillMessage('{page} | {site}', { page: page.title, site: siteConfig.name });
}
