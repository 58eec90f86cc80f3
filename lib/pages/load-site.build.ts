import { DEFAULT_SECTION, type Version } from '../config/section-schema';
import { siteConfig } from '../config/site';
import { checkReferences } from '../content/check-references';
import { GUIDE_COMPONENTS } from '../content/components';
import { checkGlossary } from '../content/glossary.build';
import { loadGuideImages } from '../content/guide-images.build';
import { checkRuleIds } from '../content/guide-rules';
import { loadGuides } from '../content/load-guides.build';
import { loadHome } from '../content/load-home.build';
import { cstatDocumentList } from '../cstat/documents';
import { getMessages } from '../i18n/messages';
import { buildCStatSidebar } from '../navigation/cstat-sidebar';
import type { Operation } from '../openapi/operation';
import { expandAliases } from '../permalinks/expand-aliases';
import { readLedger } from '../permalinks/ledger-files.build';
import { loadAliases, type MovedGuide } from '../permalinks/load-aliases.build';
import { selectCurrent } from '../quality/current-results';
import { digestSamples, loadResults } from '../quality/load-results.build';
import { docsPath } from '../routes/page-address';
import { buildPages } from './build-pages';
import { checkChanges } from './check-changes';
import { checkExplanations } from './check-explanations';
import { findLastVersion } from './find-version';
import { listFieldKeys } from './layout-links';
import { loadSharedSources } from './load-shared-sources.build';
import { loadSidebars } from './load-version-sidebars.build';
import type { SharedSources, Site, VersionSources } from './site';

/**
 * Reads the guides, checks how they and the sources that they share point at each other, and builds the list of pages.
 * @param root the project's root folder
 * @param shared what the guides share, where it has been read already
 * @throws SiteError on the first fault
 */
export function loadSite(root: string, shared: SharedSources = loadSharedSources(root)): Site {
  const { api, operations, cstats, classTribs, layouts, events, recipes, notes, rules } = shared;
  const { diagrams, glossary, firstNote, today } = shared;
  const { verdicts } = getMessages(siteConfig.contentLanguage);
  const nameReference = (component: string, id: string) => {
    const resend = cstats.get(id)?.explanation?.resend;
    const names = {
      Operation: operations.get(id)?.title,
      Term: glossary.terms[id]?.name,
      Deadline: rules.deadlines[id]?.value,
    };
    return { ...names, Verdict: resend && verdicts[resend] }[component];
  };
  const results = loadResults(root);
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
      notes,
      deadlines: Object.keys(rules.deadlines),
      firstNoteParts: firstNote[0]?.parts.length ?? 0,
      guides: guides.map(({ id }) => id),
    };
    for (const guide of guides) checkReferences(guide, known);
    checkRuleIds(guides);
    const sources = {
      guides,
      api,
      notes,
      hasQuality: results !== undefined,
      cstats: cstatSidebar,
      classTribs,
      layouts,
      events,
      recipes,
    };
    const sidebars = loadSidebars(root, version, sources);
    return { version, guides, sidebars, referencePath: referenceVersion(version)?.path ?? '' };
  });
  const lastGuides = findLastVersion(versions, DEFAULT_SECTION).guides;
  checkExplanations([...cstats.values()], operations, lastGuides);
  checkGlossary(glossary, lastGuides);
  checkChanges(notes, lastGuides, [...cstats.keys()], new Set(listFieldKeys(layouts)));
  const home = loadHome(
    root,
    lastGuides.map(({ id }) => id),
  );
  const images = loadGuideImages(
    root,
    versions.flatMap(({ guides }) => guides),
  );
  const ledger = readLedger(root) ?? new Map();
  const quality = results && {
    results: selectCurrent(results, digestAll(operations), today),
    permalinks: [...ledger.values()].reduce((sum, anchors) => sum + anchors.length + 1, 0),
  };
  return {
    ...shared,
    versions,
    quality,
    home,
    images,
    aliases: expandAliases(loadAliases(root, listMovedGuides(versions)), ledger),
    pages: buildPages({ ...shared, versions, quality }),
  };
}

/** The version's own reference in the default section; from other sections, that of the default section's last version. */
function referenceVersion(version: Version): Version | undefined {
  if (version.sectionId === DEFAULT_SECTION) return version;
  const section = siteConfig.sections.find(({ id }) => id === DEFAULT_SECTION);
  return section?.versions.find(({ isLast }) => isLast);
}

/** Of the samples that each operation has now. */
function digestAll(operations: ReadonlyMap<string, Operation>): ReadonlyMap<string, string> {
  return new Map([...operations].map(([id, operation]) => [id, digestSamples(operation)]));
}

/** The addresses that guides had before, by their frontmatter. */
function listMovedGuides(versions: readonly VersionSources[]): readonly MovedGuide[] {
  return versions.flatMap(({ version, guides }) =>
    guides.flatMap(({ id, file, frontmatter }) =>
      (frontmatter.movedFrom ?? []).map((old) => ({
        from: docsPath(version.path, old),
        to: docsPath(version.path, id),
        file,
      })),
    ),
  );
}
