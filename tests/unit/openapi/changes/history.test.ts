import { describe, expect, test } from 'vitest';
import { compareNumbers } from '../../../../lib/openapi/changes/compare-numbers';
import { buildHistory } from '../../../../lib/openapi/changes/history';
import { createVersion, editProperty } from './small-version';

/** A version whose orders have a name of at most so many characters. */
function version(number: string, longest: number) {
  const made = createVersion(number);
  editProperty(made, 'Entrada', 'nome').maxLength = longest;
  return made;
}
const ID = 'limit-narrowed/Entrada.nome/maxLength';

describe('the history of an API', () => {
  test('has each version with what it changed, newest first', () => {
    const notes = { '1.0.0': { [ID]: 'Encurte o nome.' }, '1.1.0': { outra: 'x' } };
    const { releases } = buildHistory([version('1.0.0', 10), version('1.1.0', 9)], version('1.1.0', 9), notes);
    expect(releases).toEqual([
      {
        version: '1.1.0',
        released: '2026-11-24',
        base: '1.0.0',
        changes: [
          expect.objectContaining({
            id: ID,
            anchor: '1.0.0.limit-narrowed.Entrada.nome.maxLength',
            note: 'Encurte o nome.',
            from: '10',
            to: '9',
          }),
        ],
      },
      { version: '1.0.0', released: '2026-11-24', base: undefined, changes: [] },
    ]);
  });

  test.each<readonly [string, string | undefined]>([
    ['1.1.0', '1.1.0'],
    ['1.0.0', undefined],
    ['0.9.0', undefined],
  ])('has what is new under the number %s as version %s, without a day', (number, expected) => {
    const [next, ...others] = buildHistory([version('1.0.0', 10)], version(number, 9), {}).releases;
    expect(next).toMatchObject({ version: expected, base: '1.0.0', changes: [{ id: ID, note: undefined }] });
    expect(next?.released).toBeUndefined();
    expect(others).toHaveLength(1);
  });

  test('has nothing new where only the number was raised, and nothing at all without versions', () => {
    expect(buildHistory([version('1.0.0', 10)], version('1.1.0', 10), {}).releases).toHaveLength(1);
    expect(buildHistory([], version('1.0.0', 10), {}).releases).toEqual([]);
  });

  test('has ids for places with other signs than letters', () => {
    const next = createVersion('1.0.0');
    Object.assign(next.problems ?? {}, { 'NOVO CÓDIGO/É': 409 });
    const [release] = buildHistory([createVersion('1.0.0')], next, {}).releases;
    expect(release?.changes[0]?.anchor).toBe('1.0.0.problem-added.NOVO.C.DIGO.');
  });
});

test.each([
  ['1.9.0', '1.10.0', -1],
  ['2.0.0', '1.10.0', 1],
  ['1.0.0', '1.0.0', 0],
])('%s and %s: %i', (one, other, expected) => expect(Math.sign(compareNumbers(one, other))).toBe(expected));
