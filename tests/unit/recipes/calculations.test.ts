import { describe, expect, test } from 'vitest';
import { listCalculations } from '../../../lib/recipes/check-request';
import { writeNames } from '../../../lib/recipes/expression';
import type { Calculation } from '../../../lib/recipes/rule';
import { NFCOM_CALCULATIONS } from './calculations/nfcom';
import { NFE_CALCULATIONS } from './calculations/nfe';
import { TRANSPORT_CALCULATIONS } from './calculations/transport';
import { listBroken } from './list-missed';
import { projectRequests, readRequest } from './project-requests';

const CALCULATIONS = { ...NFE_CALCULATIONS, ...TRANSPORT_CALCULATIONS, ...NFCOM_CALCULATIONS };

describe.each(Object.entries(CALCULATIONS))('%s is refused when one more in the last digit is', (title, fields) => {
  const request = readRequest(title);

  test.each(fields)('%s, which is %s', (path, names, code) => {
    const isField = (one: Calculation) =>
      one.path === path && writeNames(one.expression) === names && one.rejection === code;
    const broken = listCalculations(request).find(isField);
    expect(broken && listBroken(request, broken).some(isField)).toBe(true);
  });
});

/** Groups that hold the same fields by the situation of a tax. */
const SITUATION = /(?<=\.(?:ICMS|PIS|COFINS)\.)\w+(?=\.)|(?<=\.ICMS)\d\d(?=\.)/;

test('every field that a rule computes in a document is among these', () => {
  const write = (path: string, code: string | undefined) => `${path.replace(SITUATION, '*')} ${code ?? ''}`;
  const held = new Set(
    Object.values(CALCULATIONS).flatMap((fields) => fields.map(([path, , code]) => write(path, code))),
  );
  const computed = [...projectRequests.values()].flatMap((request) =>
    listCalculations(request).map(({ path, rejection }) => write(path, rejection)),
  );
  expect([...new Set(computed)].filter((one) => !held.has(one))).toEqual([]);
});
