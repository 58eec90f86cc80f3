import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_DOWNLOADS } from '@/lib/routes/download-address';
import { compileClient } from '../export/compile-client';
import { exportFolder } from '../export/exported-page';
import { document, follow, type Json, toObject } from '../export/openapi-document';
import { writeClients } from './write-clients';

/** The named examples of an operation's body. */
function listExamples(address: string): Readonly<Record<string, Json>> {
  const operation = toObject(toObject(toObject(document.paths)[address]).post);
  const media = toObject(toObject(toObject(operation.requestBody).content)['application/json']);
  const examples = Object.entries(toObject(media.examples));
  return Object.fromEntries(examples.map(([name, example]) => [name, toObject(follow(example).value)]));
}

const documents = listExamples('/v1/dfe');
const events = listExamples('/v1/eventos');

/** A copy of a body with something else at a path; nothing there where no value is given. */
function edit(value: unknown, [step = '', ...rest]: readonly string[], replacement?: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one, place) => (String(place) === step ? edit(one, rest, replacement) : one));
  const { [step]: own, ...others } = toObject(value);
  if (rest.length > 0) return { ...others, [step]: edit(own, rest, replacement) };
  return replacement === undefined ? others : { ...others, [step]: replacement };
}

type Body = { readonly type: 'Envio' | 'Evento'; readonly value: unknown };
const nfe = (at: string, value?: unknown): Body => ({
  type: 'Envio',
  value: edit(documents.nfe, at.split('.'), value),
});
const event = (at: string, value?: unknown): Body => ({
  type: 'Evento',
  value: edit(events.cancelamento, at.split('.'), value),
});

/** Bodies that the schemas refuse. */
const FAULTS: Readonly<Record<string, Body>> = {
  'an unknown tag': nfe('documento.ide.qualquer', 'coisa'),
  'an unknown tag in an item': nfe('documento.det.0.prod.qualquer', 'coisa'),
  'an unknown tag in a group with choices': nfe('documento.dest.qualquer', 'coisa'),
  'a required field that is missing': nfe('documento.ide.natOp'),
  'a required group that is missing': nfe('documento.transp'),
  'none of a choice': nfe('documento.dest.CNPJ'),
  'a value that is not in the list': nfe('documento.ide.tpNF', '2'),
  'a number in place of a text': nfe('documento.ide.serie', 1),
  'a group in place of a list': nfe('documento.transp.vol', { qVol: '2' }),
  'the layout of another document': nfe('modelo', '58'),
  'a cancellation without its reason': event('justificativa'),
  'a type of event that does not exist': event('tipo', 'cancelado'),
  'two of one choice': nfe('documento.dest.CPF', '52998224725'),
  'neither document nor XML': nfe('documento'),
  'both document and XML': nfe('xml', 'PE5GZT4='),
};

type Generator = {
  readonly name: string;
  /** What makes the types Envio and Evento known. */
  readonly head: (module: string) => string;
  /** Faults that its types cannot say, because they are unions of what is open to each other. */
  readonly accepts: readonly string[];
};

const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    head: (module) =>
      `import type { components } from '${module}'; type Envio = components['schemas']['DfeEnvio']; type Evento = components['schemas']['EventoEnvio'];`,
    accepts: ['two of one choice', 'both document and XML'],
  },
  {
    name: '@hey-api/openapi-ts',
    head: (module) => `import type { DfeEnvio as Envio, EventoEnvio as Evento } from '${module}';`,
    accepts: ['two of one choice', 'both document and XML'],
  },
  {
    name: 'swagger-typescript-api',
    head: (module) => `import type { DfeEnvio as Envio, EventoEnvio as Evento } from '${module}';`,
    accepts: ['two of one choice', 'both document and XML'],
  },
];

const folder = mkdtempSync(path.join(tmpdir(), 'generators-'));
const modules: Record<string, string> = { 'openapi-typescript': './api' };

beforeAll(async () => {
  copyFileSync(path.join(exportFolder, API_DOWNLOADS.types), path.join(folder, 'api.d.ts'));
  Object.assign(modules, await writeClients(path.join(exportFolder, API_DOWNLOADS.openapiJson), folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(GENERATORS)('the types of $name', ({ name, head, accepts }) => {
  const compile = (bodies: readonly Body[]) =>
    compileClient(folder, [
      head(modules[name] ?? ''),
      ...bodies.map(({ type, value }, place) => `export const body${place}: ${type} = ${JSON.stringify(value)};`),
    ]);

  test('accept every example of a document and of an event', () => {
    const bodies = [
      ...Object.values(documents).map((value): Body => ({ type: 'Envio', value })),
      ...Object.values(events).map((value): Body => ({ type: 'Evento', value })),
    ];
    expect(bodies.length).toBeGreaterThan(10);
    expect(compile(bodies)).toEqual({ lines: [], others: [] });
  });

  test('refuse what they can say', () => {
    const { lines, others } = compile(Object.values(FAULTS));
    const accepted = Object.keys(FAULTS).filter((_, place) => !lines.includes(place + 2));
    expect(accepted).toEqual(accepts);
    expect(others).toEqual([]);
  });
});
