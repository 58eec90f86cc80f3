import { describe, expect, test } from 'vitest';
import { listCalculations } from '../../../lib/recipes/check-request';
import { writeNames } from '../../../lib/recipes/expression';
import { findAll } from '../../../lib/recipes/read-document';
import { toRequestBody } from '../../../lib/recipes/request-body';
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
});

describe.each([...events])('%s', (_id, request) => {
  test('is a body that the API takes', () => {
    expect(mismatches('/components/schemas/EventoEnvio', request)).toEqual([]);
  });
});
