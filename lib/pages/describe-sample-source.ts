import { fillMessage, type Messages } from '../i18n/messages';
import type { GroupSample } from './page';

/** What a group's sample was taken from, as Markdown. */
export function describeSampleSource(
  { source }: GroupSample,
  texts: Messages['layout'],
  toUrl: (path: string) => string,
): string {
  const { title } = source;
  switch (source.kind) {
    case 'recipe':
      return fillMessage(texts.sampleRecipe, { title, href: toUrl(source.path) });
    case 'example':
      return fillMessage(texts.sampleExample, { title, href: toUrl(source.path) });
    case 'document':
      return fillMessage(texts.sampleDocument, { title });
    case 'event':
      return texts.sampleEvent;
  }
}
