import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../../lib/i18n/messages';
import {
  countChanges,
  describeChange,
  describeHistory,
  describeRelease,
} from '../../../../lib/openapi/changes/change-words';

const messages = getMessages('pt-BR');
const { change, first, next, nextNote, now, pendingNote, release, releaseNote, was } = messages.apiChanges;
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);

describe('a change', () => {
  const place = { kind: 'limit-narrowed', place: 'Pedido.nome' } as const;
  const kind = messages.apiChangeKinds['limit-narrowed'];

  test.each<readonly [string | undefined, string | undefined, string | undefined]>([
    ['5', '4', fill(change, { from: '5', to: '4' })],
    ['5', undefined, fill(was, { from: '5' })],
    [undefined, '4', fill(now, { to: '4' })],
    ['', '', fill(change, { from: '', to: '' })],
    [undefined, undefined, undefined],
  ])('from %s to %s says %s', (from, to, values) => {
    const words = describeChange({ ...place, subject: 'maxLength', from, to }, messages);
    expect(words).toEqual({ kind, name: 'Pedido.nome: maxLength', values });
  });

  test('of a place with nothing more to name says the place', () => {
    const words = describeChange({ ...place, subject: undefined, from: undefined, to: undefined }, messages);
    expect(words.name).toBe('Pedido.nome');
  });
});

describe('a version', () => {
  test.each<readonly [string, Parameters<typeof describeRelease>[0], string, string]>([
    [
      'the first one kept',
      { version: '1.0.0', released: '2026-11-24', base: undefined },
      fill(release, { version: '1.0.0' }),
      fill(first, { date: '24/11/2026' }),
    ],
    [
      'a released one',
      { version: '1.1.0', released: '2026-12-01', base: '1.0.0' },
      fill(release, { version: '1.1.0' }),
      fill(releaseNote, { date: '01/12/2026', base: '1.0.0' }),
    ],
    [
      'one that has a number and no day',
      { version: '1.1.0', released: undefined, base: '1.0.0' },
      fill(release, { version: '1.1.0' }),
      fill(pendingNote, { base: '1.0.0' }),
    ],
    [
      'one that has no number',
      { version: undefined, released: undefined, base: '1.0.0' },
      next,
      fill(nextNote, { base: '1.0.0' }),
    ],
  ])('%s', (_name, version, title, note) => {
    expect(describeRelease(version, messages.apiChanges)).toEqual({ title, note });
  });

  test('counts what breaks and what does not', () => {
    const changes = [true, false, true, true].map((isBreaking) => ({ isBreaking }));
    const { counts } = messages.apiChanges;
    expect(countChanges(changes, { ...messages.apiChanges, counts: '{breaking} e {compatible}' })).toBe('3 e 1');
    expect(counts).toMatch(/\{breaking.*\{compatible/s);
  });
});

describe('what stands beside a field', () => {
  test.each<readonly [Parameters<typeof describeHistory>[0], readonly string[]]>([
    [undefined, []],
    [{ since: undefined, changedIn: [] }, []],
    [{ since: '1.1.0', changedIn: [] }, ['desde 1.1.0']],
    [{ since: undefined, changedIn: ['1.3.0', '1.2.0'] }, ['alterado em 1.3.0, 1.2.0']],
    [{ since: '1.1.0', changedIn: ['1.2.0'] }, ['desde 1.1.0', 'alterado em 1.2.0']],
  ])('%o', (history, expected) => {
    expect(describeHistory(history, messages.reference)).toEqual(expected);
  });
});
