import { expect, test } from 'vitest';
import { listServerChoices } from '../../../lib/openapi/samples/environments';

const production = { url: 'https://api.exemplo.com.br', description: 'Produção', environment: 'producao' } as const;
const trial = { url: 'https://hom.exemplo.com.br', description: 'Homologação', environment: 'homologacao' } as const;
const other = { url: 'https://local.exemplo.com.br', description: 'Local' };

test('a reader chooses among the servers with an environment', () => {
  expect(listServerChoices([production, other, trial])).toEqual([production, trial]);
});

test.each([
  ['no server', []],
  ['one server', [production]],
  ['one server with an environment', [production, other]],
  ['another server in the samples', [other, production, trial]],
])('there is nothing to choose with %s', (_, servers) => {
  expect(listServerChoices(servers)).toEqual([]);
});
