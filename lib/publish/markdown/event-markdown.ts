import { fillMessage, type Messages } from '../../i18n/messages';
import { describeTipo } from '../../leiaute/describe-event';
import type { EventIndexPage } from '../../pages/page';
import { joinBlocks, linkTo } from './blocks';

/** The list of the events' layouts, by document. */
export function writeEventIndexMarkdown({ documents }: EventIndexPage, messages: Messages): string {
  const { event: texts, layout: layoutTexts } = messages;
  return joinBlocks([
    texts.lead,
    ...documents.flatMap(({ name, source, events }) => [
      `## ${name}`,
      events
        .map(({ tpEvento, title, path, documents: models, description, tipo, author }) => {
          const facts = [description, fillMessage(texts.author, { author }), describeTipo(tipo, texts)];
          return `- ${linkTo(`${tpEvento} ${title}`, path)} (${models}). ${facts.join(' ')}`;
        })
        .join('\n'),
      fillMessage(layoutTexts.source, { source }),
    ]),
  ]);
}
