import { expect, test } from 'vitest';
import { projectApi } from '../../support/project-api';

test('the versions of this project hold what the description says, or what was released since has its notes', () => {
  const { history } = projectApi;
  expect(history?.releases.at(-1)).toMatchObject({ version: '1.0.0', base: undefined });
  const silent = history?.releases
    .flatMap(({ changes }) => changes)
    .filter(({ isBreaking, note }) => isBreaking && !note);
  expect(silent).toEqual([]);
});
