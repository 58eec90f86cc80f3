import { describe, expect, test } from 'vitest';
import { findLayout } from '../../../lib/pages/build-recipe-pages';
import { findFaults, listCalculations } from '../../../lib/recipes/check-request';
import { parseDecimal, writeDecimal } from '../../../lib/recipes/decimal';
import { isGroup } from '../../../lib/recipes/read-document';
import type { DocumentGroup, DocumentValue, Recipe } from '../../../lib/recipes/recipe';
import { computeResult } from '../../../lib/recipes/rule';
import { checkStructure } from '../support/check-structure';
import { projectSite } from '../support/project-site';

const recipes = projectSite.recipes.flatMap((group) => group.recipes);

test('every code of a rule is in the knowledge base', () => {
  const codes = recipes.flatMap(({ request }) => listCalculations(request).flatMap(({ rejection }) => rejection ?? []));
  expect([...new Set(codes)].filter((code) => !projectSite.cstats.has(code))).toEqual([]);
});

describe.each(recipes.map((recipe) => [recipe.id, recipe] as const))('%s', (_id, recipe) => {
  const { request } = recipe;

  test('has the structure of its layout', () => {
    const layout = findLayout(recipe, projectSite.layouts);
    if (!layout) throw new Error(`no layout for ${request.modelo}`);
    expect(checkStructure(request.documento, layout.content)).toEqual([]);
  });

  test('names what makes it, and its rejections', () => {
    expect(recipe.fields.length).toBeGreaterThan(0);
    expect(recipe.rejections.length).toBeGreaterThan(0);
  });

  test('breaks no rule', () => {
    expect(findFaults(request)).toEqual([]);
  });

  test('is refused when a value that follows from others is a cent off', () => {
    expect(listMissed(recipe)).toEqual([]);
  });
});

/** Values that follow from others of which a change by one of their last digit is not noticed. */
function listMissed({ request }: Recipe): readonly string[] {
  const calculations = listCalculations(request);
  expect(calculations.length).toBeGreaterThan(0);
  return [...new Set(calculations.map(({ path }) => path))].filter((path) => {
    const { stated, decimals, item } = calculations.find((one) => one.path === path) ?? {};
    if (stated === undefined || decimals === undefined) return true;
    const wrong = writeDecimal(parseDecimal(stated) + 10n ** BigInt(10 - decimals), decimals);
    const documento = replaceText(request.documento, path.split('.'), wrong, item);
    const faults = listCalculations({ ...request, documento }).filter((one) => computeResult(one) !== one.stated);
    return !faults.some((fault) => fault.path === path);
  });
}

/** A document with another text at a path: in its first item, or in the one with the number. */
function replaceText(group: DocumentGroup, [tag = '', ...rest]: readonly string[], text: string, item?: string) {
  const change = (value: DocumentValue | undefined): DocumentValue => {
    if (rest.length === 0) return text;
    if (isGroup(value)) return replaceText(value, rest, text, item);
    const list = Array.isArray(value) ? value : [];
    const place = Math.max(
      0,
      list.findIndex((one) => item !== undefined && isGroup(one) && one.nItem === item),
    );
    return list.map((one, index) => (index === place && isGroup(one) ? replaceText(one, rest, text, item) : one));
  };
  return { ...group, [tag]: change(group[tag]) };
}
