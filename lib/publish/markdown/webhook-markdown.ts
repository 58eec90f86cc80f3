import { fillMessage, type Messages } from '../../i18n/messages';
import { describeHistory } from '../../openapi/changes/change-words';
import type { WebhookPage } from '../../pages/page';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { fence, joinBlocks, writeLinks } from './blocks';
import { writeMedia, writeParameters, writeResponse } from './operation-markdown';

/** Everything a webhook's page says, as Markdown, with one of its programs. */
export function writeWebhookMarkdown(page: WebhookPage, messages: Messages): string {
  const { webhook, programs } = page;
  const texts = messages.reference;
  const [first, ...others] = programs.receivers;
  return joinBlocks([
    webhook.description.source,
    describeHistory(webhook.history, texts).join(', '),
    writeParameters(webhook.parameters, texts),
    joinBlocks([
      `## ${messages.webhook.body}`,
      webhook.requestBody.description?.source,
      ...webhook.requestBody.media.map((media) => writeMedia(media, texts)),
    ]),
    `## ${messages.webhook.answers}`,
    ...webhook.responses.map((response) => writeResponse(response, texts)),
    `## ${messages.webhook.receiver}`,
    first && fence(first.code, first.grammar),
    fillMessage(messages.webhook.otherReceivers, {
      languages: others.map(({ label }) => label).join(', '),
      page: toAbsoluteUrl(page.sharedPath),
    }),
    `## ${messages.webhook.sender}`,
    fence(programs.sender.code, programs.sender.grammar),
    writeLinks(messages.webhook.channels, page.channels),
    writeLinks(texts.nextOperations, page.nextOperations),
    writeLinks(messages.webhook.guides, page.guides),
  ]);
}
