import { describe, expect, test } from 'vitest';
import { findFaults, listCalculations } from '../../../lib/recipes/check-request';
import { parseDecimal, writeDecimal } from '../../../lib/recipes/decimal';
import { editDocument } from '../../../lib/recipes/edit-document';
import { isGroup, readText } from '../../../lib/recipes/read-document';
import type { DocumentValue } from '../../../lib/recipes/recipe';
import { toRequestBody } from '../../../lib/recipes/request-body';
import { mismatches } from '../openapi/description-validator';
import { projectSources } from '../support/project-sources';
import { listMissed } from './list-missed';

const recipes = projectSources.recipes.flatMap((group) => group.recipes);

test('every code of a rule is in the knowledge base', () => {
  const codes = recipes.flatMap(({ request }) => listCalculations(request).flatMap(({ rejection }) => rejection ?? []));
  expect([...new Set(codes)].filter((code) => !projectSources.cstats.has(code))).toEqual([]);
});

describe.each(recipes.map((recipe) => [recipe.id, recipe] as const))('%s', (_id, recipe) => {
  const { request } = recipe;

  test('is a body that the API takes', () => {
    expect(mismatches('/components/schemas/DfeEnvio', toRequestBody(request))).toEqual([]);
  });

  test('names what makes it, and its rejections', () => {
    expect(recipe.fields.length).toBeGreaterThan(0);
    expect(recipe.rejections.length).toBeGreaterThan(0);
  });

  test('breaks no rule', () => {
    expect(findFaults(request)).toEqual([]);
  });

  test('is refused when any of its totals is one more in the last digit', () => {
    const { documento } = request;
    const paths = TOTALS.flatMap((tag) => listAmounts(documento[tag], tag)).filter((path) => !FREE.includes(path));
    expect(paths.length).toBeGreaterThan(0);
    const missed = paths.filter((path) => {
      const stated = readText(documento, path) ?? '';
      const decimals = stated.split('.')[1]?.length ?? 0;
      const wrong = writeDecimal(parseDecimal(stated) + 10n ** BigInt(10 - decimals), decimals);
      const faults = findFaults({ ...request, documento: editDocument(documento, path, wrong) });
      return !faults.some((fault) => fault.path === path);
    });
    expect(missed).toEqual([]);
  });

  test('is refused when a value that follows from others is a cent off', () => {
    expect(listCalculations(request).length).toBeGreaterThan(0);
    expect(listMissed(request)).toEqual([]);
  });
});

/** Groups of totals. */
const TOTALS = ['total', 'vPrest', 'tot'];
/** What a load is worth and weighs, its unit and the parts of a price follow from nothing else in the document. */
const FREE = ['tot.vCarga', 'tot.cUnid', 'tot.qCarga', 'vPrest.Comp.vComp'];

/** Paths of the amounts and counts in a group. */
function listAmounts(value: DocumentValue | undefined, path: string): readonly string[] {
  if (typeof value === 'string') return /^\d+(?:\.\d{2,4})?$/.test(value) ? [path] : [];
  const [group] = isGroup(value) ? [value] : (value ?? []);
  if (!isGroup(group)) return [];
  return Object.entries(group).flatMap(([tag, child]) => listAmounts(child, `${path}.${tag}`));
}
