import { DEFAULT_SECTION, type Version } from '../config/section-schema';
import { siteConfig } from '../config/site';
import { checkReferences } from '../content/check-references';
import { GUIDE_COMPONENTS } from '../content/components';
import { checkGlossary, loadGlossary } from '../content/glossary.build';
import { loadGuideImages } from '../content/guide-images.build';
import { type Guide, loadGuides } from '../content/load-guides.build';
import { loadHome } from '../content/load-home.build';
import type { CStat } from '../cstat/cstat';
import { cstatDocumentList } from '../cstat/documents';
import { loadCStats } from '../cstat/load-cstat.build';
import { loadDiagrams } from '../diagrams/load-diagrams.build';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { getMessages } from '../i18n/messages';
import { buildApiSidebar } from '../navigation/api-sidebar';
import { buildCStatSidebar } from '../navigation/cstat-sidebar';
import { loadDocsSidebar } from '../navigation/load-sidebar.build';
import { flattenSidebar, type SidebarItem } from '../navigation/sidebar';
import { loadApi } from '../openapi/load-api.build';
import type { Api, Operation } from '../openapi/operation';
import { apiPath, docsPath } from '../routes/page-address';
import { buildPages } from './build-pages';
import { checkExplanations } from './check-explanations';
import { findLastVersion } from './find-version';
import type { Site, VersionSources } from './site';
import { TOOLS } from './tools';

/** Slug of the operation that a link to the whole reference opens. */
const API_ENTRY_SLUG = 'create-authentication-token-using-post';
/** Documentation pages that are no guides and that a sidebar may list, by their path below the version's documentation. */
const SIDEBAR_PAGES = TOOLS.map(({ slug }) => slug);

/**
 * Reads every source of the site, checks how they point at each other and builds the list of pages.
 * @param root the project's root folder
 * @param api the reference model, where it has been made already
 * @throws SiteError on the first fault
 */
export function loadSite(root: string, api: Api = loadApi(root)): Site {
  const cstats = loadCStats(root);
  const diagrams = loadDiagrams(root);
  const glossary = loadGlossary(root);
  const operations = new Map(api.groups.flatMap((group) => group.operations).map((item) => [item.id, item]));
  for (const operation of operations.values()) checkCStats(operation, cstats);
  const { verdicts } = getMessages(siteConfig.contentLanguage);
  const nameReference = (component: string, id: string) => {
    const resend = cstats.get(id)?.explanation?.resend;
    const names = { Operation: operations.get(id)?.title, Term: glossary.terms[id]?.name };
    return { ...names, Verdict: resend && verdicts[resend] }[component];
  };
  const used = new Set([...cstats.values()].map(({ document }) => document));
  const cstatSidebar = buildCStatSidebar(cstatDocumentList.filter(({ id }) => used.has(id)));
  const configured = siteConfig.sections.flatMap((section) => section.versions);
  const versions = configured.map((version): VersionSources => {
    const guides = loadGuides(root, version.name, version.sectionId, nameReference);
    const known = {
      operations,
      cstats,
      diagrams: [...diagrams.keys()],
      terms: Object.keys(glossary.terms),
      components: GUIDE_COMPONENTS,
      guides: guides.map(({ id }) => id),
    };
    for (const guide of guides) checkReferences(guide, known);
    const sidebars = loadSidebars(root, version, guides, api, cstatSidebar);
    return { version, guides, sidebars, referencePath: referenceVersion(version)?.path ?? '' };
  });
  const lastGuides = findLastVersion(versions, DEFAULT_SECTION).guides;
  checkExplanations([...cstats.values()], operations, lastGuides);
  checkGlossary(glossary, lastGuides);
  const home = loadHome(root, {
    guides: lastGuides.map(({ id }) => id),
    operations: [...operations.keys()],
  });
  const images = loadGuideImages(
    root,
    versions.flatMap(({ guides }) => guides),
  );
  return {
    api,
    operations,
    cstats,
    versions,
    diagrams,
    glossary,
    home,
    images,
    pages: buildPages({ api, operations, cstats, versions }),
  };
}

/** The version's own reference in the default section; from other sections, that of the default section's last version. */
function referenceVersion(version: Version): Version | undefined {
  if (version.sectionId === DEFAULT_SECTION) return version;
  const section = siteConfig.sections.find(({ id }) => id === DEFAULT_SECTION);
  return section?.versions.find(({ isLast }) => isLast);
}

function checkCStats({ id, cstats }: Operation, known: ReadonlyMap<string, CStat>): void {
  const unknown = cstats.map(({ document, code }) => `${document}/${code}`).find((key) => !known.has(key));
  if (unknown === undefined) return;
  throw new SiteError({
    place: { file: 'openapi.yaml' },
    key: `${id}.x-cstats`,
    found: `"${unknown}" is not in content/cstat/cstat.csv`,
    fix: suggest(unknown, [...known.keys()]),
  });
}

function loadSidebars(
  root: string,
  version: Version,
  guides: readonly Guide[],
  api: Api,
  cstats: SidebarItem,
): VersionSources['sidebars'] {
  const isDefault = version.sectionId === DEFAULT_SECTION;
  const items = loadDocsSidebar(root, version, guides, isDefault ? SIDEBAR_PAGES : []);
  const [first] = flattenSidebar(items);
  return {
    // The knowledge base belongs to no version: the last one leads to it.
    docs: {
      id: 'docs',
      entryPath: first?.path ?? docsPath(version.path),
      items: isDefault && version.isLast ? [...items, cstats] : items,
    },
    api: isDefault
      ? { id: 'api', entryPath: apiPath(version.path, API_ENTRY_SLUG), items: buildApiSidebar(api, version.path) }
      : undefined,
  };
}
