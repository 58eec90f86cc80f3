import { describe, expect, test } from 'vitest';
import { listCalculations } from '../../../lib/recipes/check-request';
import { writeNames } from '../../../lib/recipes/expression';
import { findAll, isGroup, readText } from '../../../lib/recipes/read-document';
import type { DocumentGroup, DocumentValue } from '../../../lib/recipes/recipe';
import { toRequestBody } from '../../../lib/recipes/request-body';
import { calculateItemWorth } from '../../../lib/recipes/rules/nfe-totals';
import { listItems } from '../../../lib/recipes/rules/part';
import { mismatches } from '../openapi/description-validator';
import { projectSources } from '../support/project-sources';
import { listMissed } from './list-missed';

const { documents, events } = projectSources.examples;

describe.each(documents.map((example) => [example.title, example] as const))('%s', (_title, { request }) => {
  test('is a body that the API takes', () => {
    expect(mismatches('/components/schemas/DfeEnvio', toRequestBody(request))).toEqual([]);
  });

  test('is refused when a value that follows from others is a cent off', () => {
    expect(listMissed(request)).toEqual([]);
  });
});

test('every code of a rule is in the knowledge base', () => {
  const codes = documents.flatMap(({ request }) =>
    listCalculations(request).flatMap(({ rejection }) => rejection ?? []),
  );
  expect([...new Set(codes)].filter((code) => !projectSources.cstats.has(code))).toEqual([]);
});

test('what was retained by substitution is no part of a car that the factory bills to its buyer', () => {
  const direct = documents.filter(({ request }) => findAll(request.documento, 'det.prod.veicProd.tpOp').includes('2'));
  const worth = direct.flatMap(({ request }) =>
    listCalculations(request).filter(({ rejection }) => rejection === 'nfe/610'),
  );
  expect(worth.map(({ expression }) => writeNames(expression))).toEqual(['vProd']);
  const itemWorth = direct
    .flatMap(({ request }) => listItems(request.documento))
    .flatMap((item) => calculateItemWorth({ ...item, group: { ...item.group, vItem: '80000.00' } }));
  expect(itemWorth.map(({ expression }) => writeNames(expression))).toEqual(['vProd', 'vProd']);
});

test('no two parties have one state registration', () => {
  const holders = new Map<string, Set<string>>();
  const recipes = projectSources.recipes.flatMap((group) => group.recipes);
  const requests = [...documents, ...recipes].map(({ request }) => request);
  for (const party of requests.flatMap(({ documento }) => listGroups(documento))) {
    const [ie, holder] = [readText(party, 'IE'), readText(party, 'CNPJ') ?? readText(party, 'CPF')];
    if (ie === undefined || ie === 'ISENTO' || holder === undefined) continue;
    holders.set(ie, (holders.get(ie) ?? new Set()).add(holder));
  }
  expect(holders.size).toBeGreaterThan(5);
  expect([...holders].filter(([, { size }]) => size > 1)).toEqual([]);
});

/** Every group of a document, itself included. */
function listGroups(value: DocumentValue): readonly DocumentGroup[] {
  if (typeof value === 'string') return [];
  if (!isGroup(value)) return value.flatMap(listGroups);
  return [value, ...Object.values(value).flatMap(listGroups)];
}

describe.each([...events])('%s', (_id, request) => {
  test('is a body that the API takes', () => {
    expect(mismatches('/components/schemas/EventoEnvio', request)).toEqual([]);
  });
});
