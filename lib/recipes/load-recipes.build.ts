import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { hasSource, listSources } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { renderInlineMarkdown, renderMarkdown } from '../text/markdown';
import { findInRequest } from './find-in-request';
import { refuseFaults, requestSchema } from './read-recipe-source.build';
import { RECIPES_FOLDER, type Recipe, type RecipeGroup } from './recipe';

/** Order and groups of the recipes; beside it stands a file for each. */
const LIST_FILE = `${RECIPES_FOLDER}/receitas.yaml`;

const text = z.string().trim().min(3, 'Write a text of at least 3 characters');
const sentence = text.min(20, 'Write a sentence of at least 20 characters').max(600, 'Keep it under 600 characters');
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens');

const listSchema = z.strictObject({
  groups: z.array(z.strictObject({ title: text, recipes: z.array(slug).min(1, 'Name at least one recipe') })),
});

const recipeSchema = z.strictObject({
  title: text.max(70, 'Keep the title under 70 characters'),
  description: sentence.max(200, 'Keep it under 200 characters'),
  when: text.min(40, 'Say when it applies, and when not'),
  /** Why each value or group that makes the case is there, by its path. */
  case: z.record(z.string(), sentence),
  rejections: z.array(z.string().regex(/^[a-z]+\/[0-9]{3,4}$/, 'Write document/code, such as nfe/321')).default([]),
  sources: z.array(text).default([]),
  request: requestSchema,
});

/**
 * Reads the recipes.
 * @param root the project's root folder
 * @returns none for a site without them
 * @throws SiteError with file and line on a recipe that is listed and not there or the other way round, on a path of its
 *   case that its document lacks, and on a document that breaks a rule
 */
export function loadRecipes(root: string): readonly RecipeGroup[] {
  if (!hasSource(root, LIST_FILE)) return [];
  const { value, placeOf } = readYaml(root, LIST_FILE, listSchema);
  const { groups } = value;
  const listed = groups.flatMap(({ recipes }) => recipes);
  const files = listSources(root, RECIPES_FOLDER, '.yaml').filter((file) => file !== LIST_FILE);
  const names = files.map((file) => file.slice(RECIPES_FOLDER.length + 1, -'.yaml'.length));
  const missing = listed.find((id) => !names.includes(id));
  const extra = names.find((name) => !listed.includes(name));
  if (missing !== undefined) {
    const group = groups.findIndex(({ recipes }) => recipes.includes(missing));
    const place = placeOf(['groups', group, 'recipes', groups[group]?.recipes.indexOf(missing) ?? 0]);
    const found = 'there is no file of this name beside the list';
    throw new SiteError({ place, key: missing, found, fix: suggest(missing, names) });
  }
  if (extra !== undefined) {
    const place = { file: `${RECIPES_FOLDER}/${extra}.yaml` };
    throw new SiteError({ place, key: extra, found: 'the recipe is in no group', fix: `list it in ${LIST_FILE}` });
  }
  return groups.map(({ title, recipes }) => ({ title, recipes: recipes.map((id) => loadRecipe(root, id)) }));
}

function loadRecipe(root: string, id: string): Recipe {
  const file = `${RECIPES_FOLDER}/${id}.yaml`;
  const { value, placeOf } = readYaml(root, file, recipeSchema);
  const { title, description, when, rejections, sources, request } = value;
  const idle = Object.keys(value.case).find((path) => findInRequest(request, path).length === 0);
  if (idle !== undefined) {
    const fix = 'write a path of it, such as det.imposto.ICMS';
    throw new SiteError({ place: placeOf(['case', idle]), key: idle, found: 'the document has no such path', fix });
  }
  refuseFaults(request, placeOf);
  return {
    id,
    title,
    description,
    when: renderMarkdown(when),
    fields: Object.entries(value.case).map(([path, why]) => ({ path, why: renderInlineMarkdown(why) })),
    rejections,
    sources,
    request,
  };
}
