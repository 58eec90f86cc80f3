import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { readFirstParagraph, renderInlineMarkdown, renderMarkdown, renderSections } from '../text/markdown';
import { HeadingSlugger } from '../text/slug.mjs';
import { buildOperation, describeServers } from './build-operation';
import { buildWebhook } from './build-webhook';
import {
  checkEnvironmentOperation,
  checkNextOperations,
  checkProblemCodes,
  checkTag,
  refuseRepeated,
} from './check-api';
import type { Api, FirstSteps, Operation, OperationGroup, WebhookGroup } from './operation';
import type { ParsedOpenApi } from './parse-document';
import { ReferenceResolver } from './resolve';
import type { HttpMethod } from './samples/sample-request';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Builds the reference model from a parsed OpenAPI document.
 * @throws SiteError on repeated ids or slugs, unknown tags and unknown operations
 */
export function buildApi(parsed: ParsedOpenApi): Api {
  const { document, placeOf } = parsed;
  const resolver = new ReferenceResolver(parsed);
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const key of METHODS) {
      const source = item[key];
      if (!source) continue;
      const shared = item.parameters ?? [];
      const method = key.toUpperCase() as HttpMethod; // METHODS holds exactly the lower-case forms of HttpMethod.
      checkTag(parsed, source, [path, key]);
      operations.push(
        buildOperation({ document, resolver, method, path, source, shared, place: placeOf(['paths', path, key]) }),
      );
    }
  }
  refuseRepeated(
    parsed,
    'operationId',
    operations.map(({ id }) => id),
  );
  refuseRepeated(
    parsed,
    'x-slug',
    operations.map(({ slug }) => slug),
  );
  checkNextOperations(parsed, operations);
  checkEnvironmentOperation(parsed, operations);
  checkProblemCodes(parsed, operations);
  const firstSteps = buildFirstSteps(parsed, operations);
  const webhookGroups = groupWebhooks(parsed, operations, resolver);
  const { bearerAuth } = document.components.securitySchemes;
  return {
    title: document.info.title,
    version: document.info.version,
    description: renderMarkdown(document.info.description),
    ...renderSections(document.info.description),
    summary: readFirstParagraph(document.info.description),
    servers: describeServers(document),
    authentication: bearerAuth?.description === undefined ? undefined : renderMarkdown(bearerAuth.description),
    groups: groupByTag(document.tags, operations),
    webhookGroups,
    firstSteps,
    problems: document['x-problem-codes'].map((problem) => ({
      code: problem.codigo,
      anchor: `erro-${problem.codigo.toLowerCase().replaceAll('_', '-')}`,
      status: problem.status,
      title: problem.titulo,
      cause: renderMarkdown(problem.causa),
      fix: renderMarkdown(problem.correcao),
      summary: readFirstParagraph(problem.causa),
      action: problem.acao,
    })),
  };
}

/** The webhooks by their tags, in the order of the tags. */
function groupWebhooks(
  { document, placeOf }: ParsedOpenApi,
  operations: readonly Operation[],
  resolver: ReferenceResolver,
): readonly WebhookGroup[] {
  const ids = operations.map(({ id }) => id);
  const names = document.tags.map(({ name }) => name);
  const check = (found: string, all: readonly string[], path: readonly string[], what: string): void => {
    if (all.includes(found)) return;
    throw new SiteError({
      place: placeOf(['webhooks', ...path]),
      key: path.join('.'),
      found: `unknown ${what} "${found}"`,
      fix: suggest(found, all),
    });
  };
  const built = Object.entries(document.webhooks).map(([slug, { post }]) => {
    for (const tag of post.tags) check(tag, names, [slug, 'post', 'tags'], 'tag');
    for (const key of ['x-channels', 'x-next-operations'] as const) {
      for (const id of post[key]) check(id, ids, [slug, 'post', key], 'operation');
    }
    return { tag: post.tags[0], webhook: buildWebhook(slug, post, { resolver, place: placeOf(['webhooks', slug]) }) };
  });
  const slugger = new HeadingSlugger();
  return document.tags
    .map(({ name, description }) => ({
      name,
      anchor: slugger.slug(name).id,
      description: renderInlineMarkdown(description),
      webhooks: built.filter(({ tag }) => tag === name).map(({ webhook }) => webhook),
    }))
    .filter(({ webhooks }) => webhooks.length > 0);
}

/** What collections run first. */
function buildFirstSteps(
  { document, placeOf }: ParsedOpenApi,
  operations: readonly Operation[],
): FirstSteps | undefined {
  const source = document['x-first-steps'];
  if (!source) return undefined;
  const ids = operations.map(({ id }) => id);
  source.steps.forEach(({ operation: id, example }, index) => {
    const place = placeOf(['x-first-steps', 'steps', String(index)]);
    const found = operations.find((operation) => operation.id === id);
    if (!found) {
      throw new SiteError({
        place,
        key: 'x-first-steps.operation',
        found: `unknown operation "${id}"`,
        fix: suggest(id, ids),
      });
    }
    const examples = found.requests.flatMap((request) => request.example ?? []);
    if (example === undefined || examples.includes(example)) return;
    throw new SiteError({
      place,
      key: 'x-first-steps.example',
      found: `${id} has no example "${example}"`,
      fix: suggest(example, examples),
    });
  });
  return {
    name: source.name,
    description: renderMarkdown(source.description),
    steps: source.steps.map(({ operation, ...step }) => ({ ...step, operationId: operation, example: step.example })),
  };
}

function groupByTag(
  tags: readonly { readonly name: string; readonly description: string }[],
  operations: readonly Operation[],
): readonly OperationGroup[] {
  const slugger = new HeadingSlugger();
  return tags
    .map(({ name, description }) => ({
      name,
      anchor: slugger.slug(name).id,
      description: renderInlineMarkdown(description),
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((group) => group.operations.length > 0);
}
