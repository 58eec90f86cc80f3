import { fillMessage, type Messages } from '../i18n/messages';
import type { GroupSample } from './page';

/** What a group's sample was taken from, as Markdown. */
export function describeSampleSource(
  { source }: GroupSample,
  texts: Messages['layout'],
  toUrl: (path: string) => string,
): string {
  const text = source.kind === 'recipe' ? texts.sampleRecipe : texts.sampleExample;
  return fillMessage(text, { title: source.title, href: toUrl(source.path) });
}
