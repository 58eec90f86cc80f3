import { expect, test } from 'vitest';
import { nameSchema } from '../../../../lib/leiaute/build-schemas';
import { listNodes, toJsonPath } from '../../../../lib/leiaute/layout';
import { checkValue } from '../../../../lib/openapi/request-form/check-value';
import { follow } from '../../../../lib/openapi/request-form/follow-selector';
import { moveForm } from '../../../../lib/openapi/request-form/form-environment';
import { type JsonObject, resolveFields } from '../../../../lib/openapi/request-form/form-fields';
import { applyChange, describeChange } from '../../../../lib/openapi/request-form/form-link';
import type { ObjectNode } from '../../../../lib/openapi/request-form/form-node';
import {
  BODY,
  buildFormRequest,
  isMade,
  PARAMETERS,
  startParameters,
} from '../../../../lib/openapi/request-form/form-request';
import {
  addAll,
  addRequiredFields,
  keepRequired,
  listMissing,
  readAt,
  selectOption,
} from '../../../../lib/openapi/request-form/form-value';
import { findLayoutPath } from '../../../../lib/openapi/request-form/layout-path';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';
import { toRequestBody } from '../../../../lib/recipes/request-body';
import { projectSite } from '../../support/project-site';
import { projectForms, type WholeForm } from '../../support/request-forms';

const forms = [...projectForms];

function begin({ file }: WholeForm, body: JsonValue | undefined): JsonValue {
  const parameters = file.parameters.length > 0 ? { [PARAMETERS]: startParameters(file) } : {};
  return { ...parameters, ...(body === undefined ? {} : { [BODY]: body }) };
}

function listFaults(form: WholeForm, value: JsonValue): readonly string[] {
  return checkValue(form.nodes, form.root, value)
    .filter(({ path }) => !isMade(form.file, path, value))
    .map(
      ({ path, kind, names, constraints }) =>
        `${path.join('.')}: ${kind} ${names.join(',')} ${constraints.map(({ value }) => value)}`,
    );
}

test.each(forms)('the form of %s finds nothing to correct in the examples', (_slug, form) => {
  expect(form.bodies.flatMap((body) => listFaults(form, begin(form, body)))).toEqual([]);
});

test.each(forms)('the form of %s has all there may be, and no more than is demanded', (_slug, form) => {
  const start = begin(form, form.bodies[0]);
  const whole = addAll(form.nodes, form.root, start);
  expect(listMissing(form.nodes, form.root, whole)).toEqual([]);
  const faults = checkValue(form.nodes, form.root, whole).filter(({ kind }) => !['empty', 'type'].includes(kind));
  expect(faults).toEqual([]);
  const least = keepRequired(form.nodes, form.root, whole);
  expect(
    checkValue(form.nodes, form.root, least).filter(({ kind }) => ['missing', 'choice', 'unknown'].includes(kind)),
  ).toEqual([]);
});

test.each(forms)('the form of %s is in each environment what the samples of its page are', (_slug, form) => {
  expect(form.requests).not.toEqual([]);
  for (const { example = '', request, variants = {} } of form.requests) {
    const [{ environment: written }] = form.file.servers;
    const first = begin(form, request.body);
    for (const [own, expected] of Object.entries({ [written ?? '']: request, ...variants })) {
      const begun = { start: example, environment: written, first, value: first };
      const { environment, value } = moveForm(form.file, begun, own);
      const made = buildFormRequest(form.file, value, { start: undefined, address: '', environment });
      expect({ body: made.body, host: new URL(made.url).host }, `${example} ${own}`).toEqual({
        body: expected.body,
        host: new URL(expected.url).host,
      });
    }
  }
});

test('the first NF-e of a sending is a test in one environment and none in the other', () => {
  const { examples } = projectForms.get('send-dfe-using-post')?.file ?? {};
  const differences = examples?.find(({ id }) => id === 'nfe')?.differences ?? [];
  expect(differences).toContainEqual({
    path: ['documento', 'ide', 'tpAmb'],
    values: { homologacao: '2', producao: '1' },
  });
  expect(differences).toHaveLength(2);
});

const send = projectForms.get('send-dfe-using-post') as WholeForm;
const recipes = projectSite.recipes.flatMap((group) => group.recipes);

test.each(recipes.map(({ id, request }) => [id, toRequestBody(request) as JsonValue] as const))(
  'the form of a sending finds nothing to correct in the recipe %s',
  (_id, body) => expect(listFaults(send, begin(send, body))).toEqual([]),
);

const selecting = forms.flatMap(([slug, form]) => {
  const node = form.file.body && form.nodes.read(form.file.body);
  const choices = node?.kind === 'object' ? node.choices : [];
  return choices.flatMap(({ selector }) =>
    [...(selector?.optionOf.keys() ?? [])].map((value) => [slug, selector?.property ?? '', value, form] as const),
  );
});

test.each(selecting)(
  'in the form of %s, %s %s brings what it demands and takes the rest',
  (_slug, name, value, form) => {
    const before = begin(form, form.bodies[0]);
    const after = follow(form.nodes, form.file, { before, path: [BODY, name], next: value });
    const faults = checkValue(form.nodes, form.root, after);
    expect(faults.filter(({ kind }) => ['missing', 'choice', 'unknown'].includes(kind))).toEqual([]);
  },
);

test('each official event brings its fields', () => {
  const form = projectForms.get('send-evento-dfe-using-post') as WholeForm;
  const start = begin(form, form.bodies[0]);
  const before = follow(form.nodes, form.file, { before: start, path: [BODY, 'tipo'], next: 'outro' });
  const node = form.nodes.read(form.file.body ?? {}) as ObjectNode;
  const body = readAt(before, [BODY]) as JsonObject;
  const [choice] = resolveFields(node, body).choices.map((made) => made.choice);
  if (!choice) throw new Error('No choice of events');
  expect(choice.options.length).toBeGreaterThan(20);
  for (const index of choice.options.keys()) {
    const next = addRequiredFields(form.nodes, node, selectOption(form.nodes, choice, body, index));
    const faults = checkValue(form.nodes, form.file.body ?? {}, next);
    expect(faults.filter(({ kind }) => ['missing', 'choice', 'unknown'].includes(kind))).toEqual([]);
    expect(resolveFields(node, next).choices[0]?.selected).toBe(index);
  }
});

test('a link from one recipe to the shape of another gives that shape', () => {
  const [first, ...others] = recipes.map(({ request }) => begin(send, toRequestBody(request) as JsonValue));
  expect(others).not.toEqual([]);
  for (const value of others) {
    const change = describeChange(send.nodes, send.root, first ?? null, value);
    const opened = applyChange(send.nodes, send.root, first, change);
    expect(describeChange(send.nodes, send.root, opened, value)).toBeUndefined();
  }
});

test.each(Object.entries(send.file.parts))('fields of %s lead to where its layout describes them', (name, part) => {
  const layout = projectSite.layouts.find((own) => nameSchema(own) === name);
  if (!layout) throw new Error(`No layout makes ${name}`);
  const pages = projectSite.pages.flatMap((page) =>
    page.kind === 'layout' && page.layout.id === layout.id ? [page] : [],
  );
  const described = new Set(
    pages.flatMap(({ sharedPath, node, groups, contentPath }) => [
      sharedPath,
      ...listNodes(node)
        .filter(({ path }) => path !== node.path && !groups[path])
        .map((own) => `${sharedPath}#${toJsonPath(own, contentPath)}`),
    ]),
  );
  const nodes = listNodes(layout.content).filter(({ path }) => path !== layout.content.path);
  const lost = nodes.map((own) => findLayoutPath(part, toJsonPath(own, layout.content.path)) ?? '');
  expect(lost.filter((address) => !described.has(address))).toEqual([]);
});
