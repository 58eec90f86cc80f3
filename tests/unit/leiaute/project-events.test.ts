import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { takesDetail } from '../../../lib/leiaute/event-request';
import { listNodes } from '../../../lib/leiaute/layout';
import { projectSite } from '../support/project-site';
import { checkDetail } from './check-detail';

const root = path.join(import.meta.dirname, '..', '..', '..');
const { events } = projectSite;

const requestSchema = z.object({
  properties: z.object({
    tipo: z.object({ enum: z.array(z.string()), 'x-enumDescriptions': z.record(z.string(), z.string()) }),
  }),
});
const openapi = z
  .object({
    components: z.object({ schemas: z.object({ EventoEnvio: requestSchema }) }),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  })
  .parse(parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')));
const { enum: tipos, 'x-enumDescriptions': meanings } = openapi.components.schemas.EventoEnvio.properties.tipo;

test('all events are there, by their codes, each under the one that its address says', () => {
  expect(events.length).toBeGreaterThanOrEqual(70);
  for (const { id, document, tpEvento } of events) expect(id.startsWith(`${document}-${tpEvento}`), id).toBe(true);
  const ofNfe = events.filter(({ document }) => document === 'nfe').map(({ id }) => id);
  expect(ofNfe).toEqual(ofNfe.toSorted());
});

test('each tipo of the API sends the events whose codes it names', () => {
  for (const tipo of tipos.filter((name) => name !== 'outro')) {
    const named = [...(meanings[tipo] ?? '').matchAll(/\b\d{6}\b/g)].map(([code]) => code);
    const sent = events.filter((event) => event.tipo === tipo).map(({ tpEvento }) => tpEvento);
    expect([...new Set(sent)].sort(), tipo).toEqual([...new Set(named)].sort());
  }
  expect(events.flatMap(({ tipo }) => tipo ?? []).filter((tipo) => !tipos.includes(tipo))).toEqual([]);
});

test('what has a property of its own in the request is never half in detalhe', () => {
  const mixed = events.filter(
    ({ content }) =>
      takesDetail(content) &&
      listNodes(content).some(({ apiField }) => apiField !== undefined && apiField !== 'protocolo'),
  );
  expect(mixed.map(({ id }) => id)).toEqual([]);
});

const bodySchema = z.looseObject({
  chave: z.string(),
  tipo: z.string(),
  tpEvento: z.string().optional(),
  detalhe: z.record(z.string(), z.unknown()).optional(),
});

/** Request bodies of the operation that registers events, by where they stand. */
function listBodies(): readonly (readonly [string, z.output<typeof bodySchema>])[] {
  const operation = z
    .object({
      requestBody: z.object({
        content: z.object({
          'application/json': z.object({ examples: z.record(z.string(), z.object({ value: z.unknown() })) }),
        }),
      }),
    })
    .parse(
      Object.values(openapi.paths)
        .flatMap((item) => Object.values(item))
        .find((item) => z.object({ operationId: z.literal('sendEventoDfeUsingPOST') }).safeParse(item).success),
    );
  const examples = Object.entries(operation.requestBody.content['application/json'].examples);
  const ofGuides = projectSite.versions
    .flatMap(({ guides }) => guides)
    .flatMap(({ id, file }) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/^```json[^\n]*\n([\s\S]*?)\n```/gm)].map(
        ([, text = '']) => [id, readJson(text)] as const,
      ),
    );
  return [...examples.map(([name, { value }]) => [name, value] as const), ...ofGuides].flatMap(([place, value]) => {
    const body = bodySchema.safeParse(value);
    return body.success && tipos.includes(body.data.tipo) ? [[place, body.data] as const] : [];
  });
}

/** Undefined for parts of a body, which are no JSON by themselves. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('request bodies of events', () => {
  const bodies = listBodies();

  test('are those of openapi.yaml and of the guides', () => {
    expect(bodies.length).toBeGreaterThanOrEqual(11);
    expect(bodies.filter(([, { detalhe }]) => detalhe !== undefined).length).toBeGreaterThanOrEqual(6);
  });

  test.each(bodies)('%s has what its layout asks for, and nothing else', (_place, body) => {
    const model = body.chave.slice(20, 22);
    const event = events.find(
      ({ tipo, tpEvento, models }) =>
        models.includes(model) && tipo === body.tipo && (tipo !== 'outro' || tpEvento === body.tpEvento),
    );
    expect(event, `${body.tipo} of model ${model}`).toBeDefined();
    if (!event) return;
    expect(takesDetail(event.content), 'needs detalhe').toBe(body.detalhe !== undefined);
    expect(checkDetail(event.content, body.detalhe ?? {}, body)).toEqual([]);
  });
});

describe('the check of a body', () => {
  const find = (id: string) => events.find((event) => event.id === id)?.content ?? expect.fail(id);
  const payment = { indPag: '0', tPag: '17', vPag: '1.00', dPag: '2026-11-20' };
  const detail = (more: object) => ({ verAplic: 'ERP', detPag: [{ ...payment, ...more }] });

  test.each([
    ['accepts what the layout has', detail({}), []],
    ['names what the layout lacks', detail({ tpPag: '1' }), ['detPag.tpPag: not in the layout']],
    ['names what the layout asks for', { verAplic: 'ERP' }, ['detPag: missing']],
    ['names values that the layout has not', detail({ indPag: '2' }), ['detPag.indPag: "2"']],
    ['names values of another size', detail({ vPag: '1,00' }), ['detPag.vPag: "1,00"']],
    ['takes parts that come together or not at all', detail({ UFPag: 'SP' }), ['detPag.CNPJPag: missing']],
    ['refuses what the API fills', { ...detail({}), versao: '1.00' }, ['versao: the API fills it']],
  ])('%s', (_name, value, faults) => {
    expect(checkDetail(find('nfe-110750'), value, {})).toEqual(faults);
  });

  test('takes one branch of a choice', () => {
    const sharing = { cOrgaoAutor: '35', tpAutor: '1', verAplic: 'ERP' };
    const both = { CNPJ: '99888777000100', CPF: '52998224725' };
    expect(checkDetail(find('nfe-110150'), { ...sharing, autXML: { CPF: both.CPF } }, {})).toEqual([]);
    expect(checkDetail(find('nfe-110150'), { ...sharing, autXML: both }, {})).toEqual(['autXML: one of CNPJ, CPF']);
  });

  test('looks for properties of the request', () => {
    expect(checkDetail(find('nfe-110110'), {}, { correcao: 'Leia-se pedido 1234.' })).toEqual([]);
    expect(checkDetail(find('nfe-110110'), {}, {})).toEqual(['xCorrecao: missing as correcao']);
  });
});
