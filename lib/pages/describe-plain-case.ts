import { fillMessage, type Messages } from '../i18n/messages';
import type { PlainCase } from './page';

/** What the fields of a plain document were read from, as Markdown. */
export function describePlainCase(
  { recipe, groups }: PlainCase,
  texts: Messages['layout'],
  toUrl: (path: string) => string,
): string {
  const count = groups.flatMap(({ fields }) => fields).length;
  if (!recipe) return fillMessage(texts.plainRequired, { count });
  return fillMessage(texts.plainLead, { count, recipe: recipe.title, href: toUrl(recipe.path) });
}
