import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readApi } from '../support/api';
import { readFault } from '../support/fault';
import { projectApi } from '../support/project-api';
import { contentsOf, DOCUMENT, examplesOf, type Operation, object, text } from './description-document';
import { mismatches } from './description-validator';

/** The webhooks as the description has them, in the form of operations. */
const WEBHOOKS = Object.entries(object(DOCUMENT.webhooks)).map(([slug, item]) => {
  const node = object(object(item).post);
  return { slug, pointer: `/webhooks/${slug}/post/requestBody/content/application~1json/schema`, node };
});

const asOperation = ({ slug, node }: (typeof WEBHOOKS)[number]): Operation => ({
  id: slug,
  method: 'post',
  path: `/${slug}`,
  node,
});

test('every example of a webhook fits its schema, without unknown properties, and says its own type', () => {
  const examples = WEBHOOKS.flatMap((webhook) =>
    contentsOf(asOperation(webhook))
      .flatMap(examplesOf)
      .map(({ where, node }) => ({ where, value: object(node.value), webhook })),
  );
  expect(examples.length).toBeGreaterThanOrEqual(WEBHOOKS.length);
  expect(
    examples.flatMap(({ where, value, webhook: { pointer } }) =>
      mismatches(pointer, value).map((mismatch) => `${where}: ${mismatch}`),
    ),
  ).toEqual([]);
  expect(examples.filter(({ value, webhook }) => value.tipo !== webhook.slug)).toEqual([]);
  const ids = examples.map(({ value }) => text(value.entregaId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every webhook has the four headers that a receiver needs, and the channels that turn it on', () => {
  const webhooks = projectApi.webhookGroups.flatMap((group) => group.webhooks);
  expect(webhooks.map(({ slug }) => slug)).toEqual(['documento', 'evento', 'resumo', 'situacao']);
  for (const { parameters, channelIds, responses } of webhooks) {
    expect(parameters.map(({ place, fields }) => [place, fields.map(({ name }) => name)])).toEqual([
      ['header', ['X-Entrega-Id', 'X-Entrega-Momento', 'X-Entrega-Tentativa', 'X-Assinatura']],
    ]);
    expect(channelIds.filter((id) => !/^ativarEntrega/.test(id))).toEqual([]);
    expect(responses.map(({ status }) => status)).toEqual(['204', '401', '503']);
  }
});

function readWebhook(parts: object) {
  const operation = {
    operationId: 'ligarUsingPOST',
    summary: 'Ligar',
    description: 'Liga.',
    tags: ['Entrega'],
    'x-slug': 'ligar-using-post',
    responses: { 204: { description: 'Ligado.' } },
  };
  const webhook = {
    operationId: 'aviso',
    summary: 'Aviso',
    description: 'Traz um aviso.',
    tags: ['Avisos'],
    'x-channels': ['ligarUsingPOST'],
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', properties: { n: { type: 'string' } } } } },
    },
    responses: { 204: { description: 'Aceito.' } },
    ...parts,
  };
  return readApi(
    stringify({
      openapi: '3.1.0',
      info: { title: 'API', version: '1', description: 'Uma API.' },
      servers: [{ url: 'https://api.exemplo.com.br', description: 'Produção' }],
      tags: [
        { name: 'Entrega', description: 'Entrega.' },
        { name: 'Avisos', description: 'Avisos.' },
      ],
      paths: { '/v1/canal': { post: operation } },
      webhooks: { aviso: { post: webhook } },
      components: {},
    }),
  ).webhookGroups;
}

test('a webhook stands under its tag, with its fields', () => {
  const [group, ...others] = readWebhook({});
  expect(others).toEqual([]);
  expect(group).toMatchObject({ name: 'Avisos', anchor: 'avisos', webhooks: [{ id: 'aviso', slug: 'aviso' }] });
  const body = group?.webhooks[0]?.requestBody.media[0]?.body;
  expect(body).toMatchObject({ kind: 'fields', fields: [{ name: 'n', anchor: 'corpo.n' }] });
});

test.each([
  [{ 'x-channels': ['ligarUsingPUT'] }, 'aviso.post.x-channels: unknown operation "ligarUsingPUT"'],
  [{ 'x-next-operations': ['outra'] }, 'aviso.post.x-next-operations: unknown operation "outra"'],
  [{ tags: ['Aviso'] }, 'aviso.post.tags: unknown tag "Aviso"'],
  [{ 'x-channels': [] }, 'name the operations that turn it on'],
])('the build stops on %o', (parts, found) => {
  expect(readFault(() => readWebhook(parts))).toContain(found);
});
