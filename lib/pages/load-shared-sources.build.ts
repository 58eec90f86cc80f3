import { loadGlossary } from '../content/glossary.build';
import { loadFirstNote } from '../content/load-first-note.build';
import type { CStat } from '../cstat/cstat';
import { loadCStats } from '../cstat/load-cstat.build';
import { loadDiagrams } from '../diagrams/load-diagrams.build';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { type ClassTribTable, listRejections } from '../ibs-cbs/class-trib';
import { loadClassTribs } from '../ibs-cbs/load-class-tribs.build';
import type { Layout } from '../leiaute/layout';
import { loadEventLayouts } from '../leiaute/load-event-layouts.build';
import { loadLayouts } from '../leiaute/load-layouts.build';
import { loadApi } from '../openapi/load-api.build';
import { loadDescription } from '../openapi/load-description.build';
import type { Api, Operation } from '../openapi/operation';
import { loadReceivers } from '../openapi/receivers/load-receivers.build';
import { loadLayoutExamples } from '../recipes/load-layout-examples.build';
import { loadRecipes } from '../recipes/load-recipes.build';
import { readToday } from '../rules/change-date';
import { loadDeadlines } from '../rules/load-deadlines.build';
import { loadNotes } from '../rules/load-notes.build';
import { checkExamples, checkPlainRecipes, checkRecipes } from './check-recipes';
import { joinExplanations } from './join-explanations';
import type { SharedSources } from './site';

/** What is known already. */
type Given = {
  /** The tables of the layouts, without explanations. */
  readonly tables?: readonly Layout[];
  /** The reference model. */
  readonly api?: Api;
  /** The day from which changes are told to be in force or still to come, YYYY-MM-DD. */
  readonly today?: string;
};

/**
 * Reads what guides of all versions share and checks how it points at itself.
 * @param root the project's root folder
 * @throws SiteError on the first fault
 */
export function loadSharedSources(root: string, given: Given = {}): SharedSources {
  const tables = given.tables ?? loadLayouts(root);
  const api = given.api ?? loadApi(root, loadDescription(root, tables));
  const notes = loadNotes(root);
  const rules = loadDeadlines(root, notes);
  const cstats = loadCStats(root, rules.deadlines);
  const layouts = joinExplanations(tables, cstats);
  const classTribs = loadClassTribs(root);
  const recipes = loadRecipes(root);
  const examples = loadLayoutExamples(root, recipes);
  const events = loadEventLayouts(root);
  if (classTribs) checkRejections(classTribs, cstats);
  const operations = new Map(api.groups.flatMap((group) => group.operations).map((item) => [item.id, item]));
  for (const operation of operations.values()) checkCStats(operation, cstats);
  checkRecipes(recipes, { cstats, layouts, classTribs });
  checkPlainRecipes(recipes, layouts);
  checkExamples(examples, { layouts, events, classTribs });
  return {
    api,
    operations,
    cstats,
    classTribs,
    layouts,
    recipes,
    examples,
    events,
    diagrams: loadDiagrams(root, rules.deadlines),
    glossary: loadGlossary(root),
    notes,
    rules,
    receivers: api.webhookGroups.length > 0 ? loadReceivers(root) : undefined,
    firstNote: loadFirstNote(root),
    today: given.today ?? readToday(),
  };
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
