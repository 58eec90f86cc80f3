import type { SourcePlace } from '../errors/site-error';
import { readFirstParagraph, renderMarkdown } from '../text/markdown';
import { buildRequestBody, buildResponses, type ExchangeContext, groupParameters } from './build-exchange';
import { SchemaViewBuilder } from './build-schema';
import { checkAnchors } from './check-anchors';
import type { WebhookObject } from './document';
import type { Webhook } from './operation';
import type { ReferenceResolver } from './resolve';

/**
 * Builds the model of a webhook's page. The reader answers what the API sends, so fields are read as those of an answer.
 * @param place where the webhook stands in its file
 * @throws SiteError on two fields with one id
 */
export function buildWebhook(
  slug: string,
  source: WebhookObject,
  { resolver, place }: { readonly resolver: ReferenceResolver; readonly place: SourcePlace },
): Webhook {
  const schemas = new SchemaViewBuilder(resolver);
  const context: ExchangeContext = { resolver, schemas, place, environment: undefined };
  const parameters = source.parameters.map((value) => resolver.resolve('parameters', value));
  const webhook: Webhook = {
    id: source.operationId,
    slug,
    title: source.summary,
    description: renderMarkdown(source.description),
    summary: readFirstParagraph(source.description),
    parameters: groupParameters(parameters, context),
    requestBody: buildRequestBody(resolver.resolve('requestBodies', source.requestBody), context, 'response'),
    responses: buildResponses(source, context),
    channelIds: source['x-channels'],
    nextOperationIds: source['x-next-operations'],
  };
  checkAnchors(webhook, place);
  return webhook;
}
