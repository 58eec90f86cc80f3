import { fillMessage, type Messages } from '../../i18n/messages';
import type { RecipeCalculation, RecipeIndexPage, RecipePage } from '../../pages/page';
import { code, fence, joinBlocks, linkTo, writeLinks } from './blocks';

/** The list of the recipes, by groups. */
export function writeRecipeIndexMarkdown({ groups }: RecipeIndexPage, { recipe: texts }: Messages): string {
  return joinBlocks([
    texts.lead,
    ...groups.map(({ title, recipes }) =>
      joinBlocks([
        `## ${title}`,
        recipes.map((one) => `- ${linkTo(one.title, one.path)}: ${one.description}`).join('\n'),
      ]),
    ),
  ]);
}

/** A recipe: when it applies, what makes it, the whole body, its arithmetic and its rejections. */
export function writeRecipeMarkdown(page: RecipePage, { recipe: texts }: Messages): string {
  const { recipe, fields, calculations, rejections, operation } = page;
  return joinBlocks([
    `## ${texts.when}`,
    recipe.when.source,
    `## ${texts.fields}`,
    fields
      .map(({ path, link, value, why }) => {
        const stated = value === undefined ? '' : ` = ${code(value)}`;
        return `- ${link ? linkTo(code(path), link.path) : code(path)}${stated}: ${why.source}`;
      })
      .join('\n'),
    `## ${texts.document}`,
    texts.filled,
    fence(JSON.stringify(recipe.request, null, 2), 'json'),
    calculations.length > 0 &&
      joinBlocks([`## ${texts.calculations}`, calculations.map((one) => writeCalculation(one, texts)).join('\n')]),
    writeLinks(texts.rejections, rejections),
    recipe.sources.length > 0 &&
      joinBlocks([`## ${texts.sources}`, recipe.sources.map((one) => `- ${one}`).join('\n')]),
    writeLinks(texts.operation, [operation]),
    texts.requestLead,
  ]);
}

function writeCalculation(calculation: RecipeCalculation, texts: Messages['recipe']): string {
  const { path, item, names, numbers, result, code: refusal } = calculation;
  const place = item === undefined ? '' : ` (${fillMessage(texts.item, { number: item })})`;
  const refused = refusal ? `. ${linkTo(refusal.cstat.code, refusal.path)}` : '';
  return `- ${code(path)}${place}: ${names} = ${numbers} = ${result}${refused}`;
}
