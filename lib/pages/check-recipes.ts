import type { CStat } from '../cstat/cstat';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { type ClassTribTable, findClassTrib } from '../ibs-cbs/class-trib';
import { DOCUMENTS_FILE, type EventLayout, type Layout, listNodes, toJsonPath } from '../leiaute/layout';
import { EXAMPLES_FOLDER, type LayoutExamples } from '../recipes/layout-examples';
import { readGroups, readText } from '../recipes/read-document';
import { RECIPES_FOLDER, type Recipe, type RecipeGroup, type RecipeRequest } from '../recipes/recipe';
import { findEvent } from './build-event-samples';
import { findLayout } from './build-recipe-pages';

type Known = {
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly layouts: readonly Layout[];
  readonly classTribs: ClassTribTable | undefined;
};

/**
 * Holds the recipes to the other sources: their codes, the fields that make their cases, and their classifications of
 * IBS and CBS.
 * @throws SiteError on the first that another source does not know
 */
export function checkRecipes(groups: readonly RecipeGroup[], known: Known): void {
  const fields = new Map(
    known.layouts.map((layout) => [
      layout.id,
      new Set(listNodes(layout.content).map((node) => toJsonPath(node, layout.content.path))),
    ]),
  );
  for (const recipe of groups.flatMap(({ recipes }) => recipes)) {
    const code = recipe.rejections.find((key) => !known.cstats.has(key));
    if (code !== undefined) {
      const found = `"${code}" is not in content/cstat/cstat.csv`;
      throw fault(recipe, 'rejections', found, suggest(code, [...known.cstats.keys()]));
    }
    const own = fields.get(findLayout(recipe, known.layouts)?.id ?? '') ?? new Set<string>();
    const path = recipe.fields.find((field) => !own.has(field.path) && !(field.path in recipe.request))?.path;
    if (path !== undefined) throw fault(recipe, path, 'the layout has no such field', suggest(path, [...own]));
    if (known.classTribs) checkClassTribs(recipe.request, known.classTribs, toFile(recipe));
  }
}

/**
 * Holds what only gives samples to the layouts to the other sources, as recipes are held.
 * @throws SiteError on a document of no layout, a classification that another source does not know, and an event whose
 *   request registers another
 */
export function checkExamples(
  { documents, events: requests }: LayoutExamples,
  { layouts, events, classTribs }: Pick<Known, 'layouts' | 'classTribs'> & { readonly events: readonly EventLayout[] },
): void {
  for (const example of documents) {
    const { file } = example;
    if (!findLayout(example, layouts)) {
      const found = 'no layout has documents of this model and kind';
      throw new SiteError({ place: { file }, key: 'modelo', found, fix: 'correct modelo or ide.tpCTe' });
    }
    if (classTribs) checkClassTribs(example.request, classTribs, file);
  }
  for (const [id, request] of requests) {
    const found = findEvent(request, events)?.id;
    if (found === id) continue;
    const place = { file: `${EXAMPLES_FOLDER}/eventos/${id.split('-')[0]}.yaml` };
    const fix = 'correct its tipo, its tpEvento or the model of its key';
    throw new SiteError({ place, key: id, found: `the request registers ${found ?? 'no event'}`, fix });
  }
}

/**
 * Holds the layouts to the recipes that they name as their plain documents: each is of one of their models.
 * @throws SiteError on the first that is not
 */
export function checkPlainRecipes(groups: readonly RecipeGroup[], layouts: readonly Layout[]): void {
  const recipes = groups.flatMap((group) => group.recipes);
  for (const { id, plainRecipe, models } of layouts) {
    const own = recipes.filter(({ request }) => models.includes(request.modelo)).map((recipe) => recipe.id);
    // A site may leave the recipes out.
    if (plainRecipe === undefined || recipes.length === 0 || own.includes(plainRecipe)) continue;
    const found = `"${plainRecipe}" is no recipe of model ${models.join(' or ')}`;
    throw new SiteError({ place: { file: DOCUMENTS_FILE }, key: `${id}.plain`, found, fix: suggest(plainRecipe, own) });
  }
}

/** Each classification exists, belongs to its CST and the document, and has the groups that it demands. */
function checkClassTribs({ documento, modelo }: RecipeRequest, table: ClassTribTable, file: string): void {
  const fault = (key: string, found: string, fix: string) => new SiteError({ place: { file }, key, found, fix });
  const groups = [...readGroups(documento, 'det.imposto.IBSCBS'), ...readGroups(documento, 'imp.IBSCBS')];
  // A sale to the government reduces the rates of whatever has rates, by no percentage where its code reduces none.
  const isGovernment = readText(documento, 'ide.gCompraGov.pRedutor') !== undefined;
  for (const group of groups) {
    const code = readText(group, 'cClassTrib') ?? '';
    const classTrib = findClassTrib(table, code);
    const name = DOCUMENT_NAMES[modelo];
    if (
      !classTrib ||
      !code.startsWith(readText(group, 'CST') ?? '-') ||
      !classTrib.documents.some((one) => one === name)
    ) {
      const found = `the table has no ${code} of this CST for ${name}`;
      throw fault('cClassTrib', found, 'write a code of content/ibs-cbs/cclasstrib.csv');
    }
    const names = new Set(
      ['gIBSCBS', 'gRed', 'gDif'].filter((tag) => readGroups(group, `${PLACES[tag] ?? ''}${tag}`).length > 0),
    );
    const { demanded, forbidden } = classTrib.groups;
    const isReduced = isGovernment && names.has('gIBSCBS');
    const lacking = [...demanded, ...(isReduced ? ['gRed'] : [])].find((tag) => tag in PLACES && !names.has(tag));
    if (lacking !== undefined) throw fault('IBSCBS', `${code} demands ${lacking}`, 'add the group');
    const wrong = forbidden.find((tag) => names.has(tag) && !(isReduced && tag === 'gRed'));
    if (wrong !== undefined) throw fault('IBSCBS', `${code} forbids ${wrong}`, 'remove the group');
  }
}

/** What the table calls the documents of the models. */
const DOCUMENT_NAMES = {
  '55': 'NF-e',
  '65': 'NFC-e',
  '57': 'CT-e',
  '67': 'CT-e OS',
  '64': 'GTV-e',
  '58': 'MDF-e',
  '62': 'NFCom',
  '63': 'BP-e',
} as const;
/** Where the groups of an item stand that the table names. */
const PLACES: Readonly<Record<string, string>> = { gIBSCBS: '', gRed: 'gIBSCBS.gIBSUF.', gDif: 'gIBSCBS.gIBSUF.' };

const toFile = ({ id }: Recipe): string => `${RECIPES_FOLDER}/${id}.yaml`;

function fault(recipe: Recipe, key: string, found: string, fix: string): SiteError {
  return new SiteError({ place: { file: toFile(recipe) }, key, found, fix });
}
