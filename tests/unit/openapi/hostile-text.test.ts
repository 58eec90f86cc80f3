import { expect, test } from 'vitest';
import { readApiFault } from '../support/openapi-inputs';

test('YAML of 20 000 open brackets is refused with its line', () => {
  expect(readApiFault('['.repeat(20_000))).toMatch(/^openapi\.yaml:1\n {2}YAML: .+\n {2}Fix: .+$/);
});
