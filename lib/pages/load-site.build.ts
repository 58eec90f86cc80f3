import { DEFAULT_SECTION, type Version } from '../config/section-schema';
import { siteConfig } from '../config/site';
import { checkReferences } from '../content/check-references';
import { GUIDE_COMPONENTS } from '../content/components';
import { checkGlossary, loadGlossary } from '../content/glossary.build';
import { loadGuideImages } from '../content/guide-images.build';
import { checkRuleIds } from '../content/guide-rules';
import { loadFirstNote } from '../content/load-first-note.build';
import { loadGuides } from '../content/load-guides.build';
import { loadHome } from '../content/load-home.build';
import type { CStat } from '../cstat/cstat';
import { cstatDocumentList } from '../cstat/documents';
import { loadCStats } from '../cstat/load-cstat.build';
import { loadDiagrams } from '../diagrams/load-diagrams.build';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { getMessages } from '../i18n/messages';
import { type ClassTribTable, listRejections } from '../ibs-cbs/class-trib';
import { loadClassTribs } from '../ibs-cbs/load-class-tribs.build';
import { loadEventLayouts } from '../leiaute/load-event-layouts.build';
import { loadLayouts } from '../leiaute/load-layouts.build';
import { buildCStatSidebar } from '../navigation/cstat-sidebar';
import { loadApi } from '../openapi/load-api.build';
import { loadDescription } from '../openapi/load-description.build';
import type { Api, Operation } from '../openapi/operation';
import { loadReceivers } from '../openapi/receivers/load-receivers.build';
import { expandAliases } from '../permalinks/expand-aliases';
import { readLedger } from '../permalinks/ledger-files.build';
import { loadAliases, type MovedGuide } from '../permalinks/load-aliases.build';
import { selectCurrent } from '../quality/current-results';
import { digestSamples, loadResults } from '../quality/load-results.build';
import { loadLayoutExamples } from '../recipes/load-layout-examples.build';
import { loadRecipes } from '../recipes/load-recipes.build';
import { docsPath } from '../routes/page-address';
import { readToday } from '../rules/change-date';
import { loadDeadlines } from '../rules/load-deadlines.build';
import { loadNotes } from '../rules/load-notes.build';
import { buildPages } from './build-pages';
import { checkChanges } from './check-changes';
import { checkExplanations } from './check-explanations';
import { checkExamples, checkPlainRecipes, checkRecipes } from './check-recipes';
import { findLastVersion } from './find-version';
import { joinExplanations } from './join-explanations';
import { listFieldKeys } from './layout-links';
import { loadSidebars } from './load-version-sidebars.build';
import type { Site, VersionSources } from './site';

/**
 * Reads every source of the site, checks how they point at each other and builds the list of pages.
 * @param root the project's root folder
 * @param given the reference model, where it has been made already
 * @param today the day from which changes are told to be in force or still to come, YYYY-MM-DD
 * @throws SiteError on the first fault
 */
export function loadSite(root: string, given?: Api, today: string = readToday()): Site {
  const tables = loadLayouts(root);
  const api = given ?? loadApi(root, loadDescription(root, tables));
  const notes = loadNotes(root);
  const rules = loadDeadlines(root, notes);
  const cstats = loadCStats(root, rules.deadlines);
  const layouts = joinExplanations(tables, cstats);
  const classTribs = loadClassTribs(root);
  const recipes = loadRecipes(root);
  const examples = loadLayoutExamples(root, recipes);
  const results = loadResults(root);
  const events = loadEventLayouts(root);
  if (classTribs) checkRejections(classTribs, cstats);
  const diagrams = loadDiagrams(root, rules.deadlines);
  const glossary = loadGlossary(root);
  const operations = new Map(api.groups.flatMap((group) => group.operations).map((item) => [item.id, item]));
  for (const operation of operations.values()) checkCStats(operation, cstats);
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
  const used = new Set([...cstats.values()].map(({ document }) => document));
  const cstatSidebar = buildCStatSidebar(cstatDocumentList.filter(({ id }) => used.has(id)));
  const firstNote = loadFirstNote(root);
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
  checkRecipes(recipes, { cstats, layouts, classTribs });
  checkPlainRecipes(recipes, layouts);
  checkExamples(examples, { layouts, events, classTribs });
  const home = loadHome(
    root,
    lastGuides.map(({ id }) => id),
  );
  const receivers = api.webhookGroups.length > 0 ? loadReceivers(root) : undefined;
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
    api,
    operations,
    cstats,
    classTribs,
    layouts,
    recipes,
    examples,
    events,
    versions,
    diagrams,
    glossary,
    notes,
    rules,
    quality,
    home,
    images,
    today,
    receivers,
    firstNote,
    aliases: expandAliases(loadAliases(root, listMovedGuides(versions)), ledger),
    pages: buildPages({
      api,
      operations,
      cstats,
      classTribs,
      layouts,
      events,
      recipes,
      examples,
      versions,
      notes,
      rules,
      quality,
      receivers,
      today,
    }),
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

function checkRejections({ csts }: ClassTribTable, known: ReadonlyMap<string, CStat>): void {
  const named = csts.flatMap((cst) => listRejections(cst).map((code) => ({ key: cst.code, name: `nfe/${code}` })));
  const wrong = named.find(({ name }) => !known.has(name));
  if (wrong === undefined) return;
  throw new SiteError({
    place: { file: 'content/ibs-cbs/cst.csv' },
    key: wrong.key,
    found: `"${wrong.name}" is not in content/cstat/cstat.csv`,
    fix: suggest(wrong.name, [...known.keys()]),
  });
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
