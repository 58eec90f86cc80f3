import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readApi } from '../support/api';
import { readFault } from '../support/fault';
import { readSmallSite } from '../support/fixture-site';

const SMALL: Readonly<Record<string, unknown>> = parse(readSmallSite('openapi.yaml'));
const build = (parts: object) => readApi(stringify({ ...SMALL, ...parts }));

const webhook = (id: string, parts: object = {}) => ({
  post: {
    operationId: id,
    summary: 'Documento pronto',
    description: 'Avisa do resultado.\n\nUma vez por documento.',
    tags: ['Emissão'],
    'x-channels': ['sendDfeUsingPOST'],
    parameters: [{ name: 'X-Assinatura', in: 'header', example: 'a', schema: { type: 'string' } }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { id: { type: 'string' }, senha: { type: 'string', writeOnly: true } },
          },
          examples: { pronto: { value: { id: '1' } } },
        },
      },
    },
    responses: { 204: { description: 'Recebido.' } },
    ...parts,
  },
});

describe('webhooks', () => {
  test('stand under their tags, in the order of the tags, and are read as answers are', () => {
    const groups = build({
      webhooks: { pronto: webhook('pronto'), outro: webhook('outro', { tags: ['Autenticação'] }) },
    }).webhookGroups;
    expect(groups.map(({ name, anchor, webhooks }) => [name, anchor, webhooks.map(({ slug }) => slug)])).toEqual([
      ['Autenticação', 'autenticacao', ['outro']],
      ['Emissão', 'emissao', ['pronto']],
    ]);
    expect(groups[1]?.description).toMatchObject({ html: 'Envie e consulte.' });
    const [pronto] = groups[1]?.webhooks ?? [];
    expect(pronto).toMatchObject({
      id: 'pronto',
      title: 'Documento pronto',
      summary: 'Avisa do resultado.',
      channelIds: ['sendDfeUsingPOST'],
      nextOperationIds: [],
      parameters: [{ fields: [{ name: 'X-Assinatura' }] }],
      responses: [{ status: '204' }],
    });
    const body = pronto?.requestBody.media[0]?.body;
    expect(body?.kind === 'fields' && body.fields.map(({ name }) => name)).toEqual(['id']);
  });

  test('are none where the description has none', () => {
    expect(build({}).webhookGroups).toEqual([]);
    expect(build({ webhooks: { pronto: webhook('pronto') } }).webhookGroups.map(({ name }) => name)).toEqual([
      'Emissão',
    ]);
  });

  test.each([
    ['tag', { tags: ['Emisão'] }, 'pronto.post.tags: unknown tag "Emisão"', 'use "Emissão"'],
    [
      'channel',
      { 'x-channels': ['sendDfe'] },
      'pronto.post.x-channels: unknown operation "sendDfe"',
      'sendDfeUsingPOST',
    ],
    [
      'next operation',
      { 'x-next-operations': ['sendDfeUsingPOTS'] },
      'pronto.post.x-next-operations: unknown operation "sendDfeUsingPOTS"',
      'use "sendDfeUsingPOST"',
    ],
  ])('with a %s that is not there are refused', (_name, parts, found, fix) => {
    const fault = readFault(() => build({ webhooks: { pronto: webhook('pronto', parts) } }));
    expect(fault).toContain(found);
    expect(fault).toContain(fix);
  });
});

describe('the first steps of collections', () => {
  const steps = (...list: readonly object[]) => ({
    'x-first-steps': {
      name: 'Primeira nota',
      description: 'Do zero.',
      steps: list.map((step) => ({ title: 'Um passo', ...step })),
    },
  });

  test('name operations, and examples where they have several', () => {
    const { firstSteps } = build(
      steps({ operation: 'createAuthenticationTokenUsingPOST' }, { operation: 'sendDfeUsingPOST', example: 'cte' }),
    );
    expect(firstSteps).toMatchObject({
      name: 'Primeira nota',
      description: { html: '<p>Do zero.</p>' },
      steps: [
        { operationId: 'createAuthenticationTokenUsingPOST', example: undefined },
        { operationId: 'sendDfeUsingPOST', example: 'cte' },
      ],
    });
    expect(firstSteps?.steps[0]).not.toHaveProperty('operation');
    expect(build({}).firstSteps).toBeUndefined();
  });

  test.each([
    [{ operation: 'sendUsingPOST' }, 'x-first-steps.operation: unknown operation "sendUsingPOST"'],
    [{ operation: 'sendDfeUsingPOST', example: 'nf' }, 'x-first-steps.example: sendDfeUsingPOST has no example "nf"'],
  ])('%o is refused', (step, found) => {
    expect(readFault(() => build(steps(step)))).toContain(found);
  });
});
