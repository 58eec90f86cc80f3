import { describe, expect, test } from 'vitest';
import type { ChangeKind } from '../../../../lib/openapi/changes/change-rules';
import type { ApiHistory, ApiRelease } from '../../../../lib/openapi/changes/history';
import { markHistory } from '../../../../lib/openapi/changes/mark-history';
import type { Api, Operation, Webhook } from '../../../../lib/openapi/operation';
import type { FieldHistory, FieldView, SchemaBody } from '../../../../lib/openapi/schema-view';
import { readApi } from '../../support/api';
import { readSmallSite } from '../../support/fixture-site';
import { SHOWN } from './shown-operation';

const small = readApi(readSmallSite('openapi.yaml'));
const webhook = { ...SHOWN, slug: 'pronto' } as unknown as Webhook;
const [group] = small.groups;
if (!group) throw new Error('The small site has no operations');
const other = { ...SHOWN, id: 'outra' };
const api: Api = {
  ...small,
  groups: [{ ...group, operations: [SHOWN, other] }],
  webhookGroups: [{ ...{ name: 'Avisos', anchor: 'avisos', description: group.description }, webhooks: [webhook] }],
};

type Found = readonly [kind: ChangeKind, anchor: string, of?: 'operation' | 'webhook', id?: string];

/** A version in which these changes came. */
const release = (version: string | undefined, ...found: readonly Found[]): ApiRelease => ({
  ...{ version, released: undefined, base: undefined },
  changes: found.map(([kind, anchor, of = 'operation', id = SHOWN.id]) => ({
    ...{ id: kind, kind, place: '', subject: undefined, from: undefined, to: undefined, isBreaking: false },
    ...{ anchor: '', note: undefined, uses: [{ of, id, anchor }] },
  })),
});

const listBody = (body: SchemaBody): readonly FieldView[] =>
  body.kind === 'fields'
    ? [
        ...body.fields.flatMap(listField),
        ...(body.alternatives?.options.flatMap((option) => listBody(option.body)) ?? []),
      ]
    : [];
const listField = (field: FieldView): readonly FieldView[] => [field, ...listBody(field.body)];

/** What is marked on a page: ids and what stands beside them. */
function listMarked({ history, parameters, requestBody, responses }: Operation | Webhook) {
  const media = [...(requestBody?.media ?? []), ...responses.flatMap((response) => response.media)];
  const fields = [
    ...parameters.flatMap((own) => own.fields),
    ...responses.flatMap(({ headers }) => headers),
    ...media.flatMap(({ body }) => listBody(body)),
  ].flatMap(listField);
  const marked = fields.flatMap((field): [string, FieldHistory][] =>
    field.history ? [[field.anchor, field.history]] : [],
  );
  return Object.fromEntries([...(history ? [['', history] as const] : []), ...marked]);
}

function mark(...releases: readonly ApiRelease[]) {
  const history: ApiHistory = { releases };
  const marked = markHistory(api, history);
  expect(marked.history).toBe(history);
  return marked;
}
const markShown = (...releases: readonly ApiRelease[]) => {
  const [shown] = mark(...releases).groups[0]?.operations ?? [];
  return shown ? listMarked(shown) : undefined;
};

describe('what stands beside a part', () => {
  test.each<readonly [string, readonly ApiRelease[], Readonly<Record<string, FieldHistory>>]>([
    ['nothing of a change without a version', [release(undefined, ['property-added', 'corpo.nome'])], {}],
    [
      'since when it is there',
      [release('1.1.0', ['property-added', 'corpo.nome'])],
      { 'corpo.nome': { since: '1.1.0', changedIn: [] } },
    ],
    [
      'in which versions it was changed, each once, newest first',
      [
        release('1.2.0', ['limit-narrowed', 'corpo.nome'], ['pattern-changed', 'corpo.nome']),
        release('1.1.0', ['required', 'corpo.nome']),
      ],
      { 'corpo.nome': { since: undefined, changedIn: ['1.2.0', '1.1.0'] } },
    ],
    [
      'both, but no change before it came for the last time',
      [
        release('1.4.0', ['limit-narrowed', 'corpo.nome']),
        release('1.3.0', ['property-added', 'corpo.nome'], ['deprecated', 'corpo.nome']),
        release('1.2.0', ['deprecated', 'corpo.nome']),
        release('1.1.0', ['property-added', 'corpo.nome']),
      ],
      { 'corpo.nome': { since: '1.3.0', changedIn: ['1.4.0'] } },
    ],
    ['of the whole operation', [release('1.1.0', ['operation-added', ''])], { '': { since: '1.1.0', changedIn: [] } }],
    [
      'of every part that a page shows',
      [
        release(
          '1.1.0',
          ...[
            'parametro.query.pagina',
            'resposta-200.cabecalho.ETag',
            'corpo.lista.item.codigo',
            'corpo.modo.opcao-2.b',
            'resposta-200.nome',
          ].map((anchor): Found => ['deprecated', anchor]),
        ),
      ],
      Object.fromEntries(
        [
          'parametro.query.pagina',
          'resposta-200.cabecalho.ETag',
          'corpo.lista.item.codigo',
          'corpo.modo.opcao-2.b',
          'resposta-200.nome',
        ].map((anchor) => [anchor, { since: undefined, changedIn: ['1.1.0'] }]),
      ),
    ],
  ])('%s', (_name, releases, expected) => {
    expect(markShown(...releases)).toEqual(expected);
  });

  test.each<ChangeKind>([
    'operation-added',
    'webhook-added',
    'parameter-added',
    'parameter-added-required',
    'header-added',
    'property-added',
    'property-added-required',
  ])('is a beginning for %s', (kind) => {
    expect(markShown(release('1.1.0', [kind, 'corpo.nome']))).toEqual({
      'corpo.nome': { since: '1.1.0', changedIn: [] },
    });
  });

  test('is told of the operation or webhook that has it, and of no other', () => {
    const marked = mark(
      release('1.1.0', ['deprecated', 'corpo.nome', 'webhook', 'pronto'], ['deprecated', '', 'operation', 'outra']),
    );
    const pages = [
      ...marked.groups.flatMap(({ operations }) => operations),
      ...marked.webhookGroups.flatMap(({ webhooks }) => webhooks),
    ];
    const changed = { since: undefined, changedIn: ['1.1.0'] };
    expect(pages.map(listMarked)).toEqual([{}, { '': changed }, { 'corpo.nome': changed }]);
    expect(pages[0]).toBe(SHOWN);
  });

  test('changes nothing else', () => {
    const [shown] = mark(release('1.1.0', ['deprecated', 'corpo.ausente'])).groups[0]?.operations ?? [];
    expect(shown).toEqual(SHOWN);
  });
});
