import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from '../../../lib/errors/yaml';
import { loadApi } from '../../../lib/openapi/load-api.build';
import type { Api, Operation } from '../../../lib/openapi/operation';
import { PROJECT } from '../support/fixture-site';
import { listIds } from '../support/outline';
import { projectApi } from '../support/project-api';
import { projectDescription } from '../support/project-description';

/** Keys whose values are words for the reader. */
const TEXTS = new Set(['description', 'summary', 'title', 'titulo', 'causa', 'correcao']);

/** The same description in other words: every text replaced, every name, type, limit and example kept. */
function reword(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reword);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (TEXTS.has(key) && typeof inner === 'string') return [key, `Outro texto ${inner.length}.`];
      // Values of an example are data, even where a property happens to be called like a text.
      return [key, key === 'value' || key === 'properties' ? rewordInside(key, inner) : reword(inner)];
    }),
  );
}

/** A property named `description` is a field of the API; what it holds is a schema. */
function rewordInside(key: string, value: unknown): unknown {
  if (key === 'value' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, reword(schema)]));
}

/** Every id of every operation's page, and every anchor of the overview. */
function listAddresses(api: Api): readonly string[] {
  const operations: readonly Operation[] = api.groups.flatMap((group) => group.operations);
  return [
    ...operations.flatMap((operation) => listIds(operation).map((id) => `${operation.slug}#${id}`)),
    ...api.problems.map(({ anchor }) => `overview#${anchor}`),
    ...api.groups.map(({ anchor }) => `overview#grupo-${anchor}`),
  ];
}

// Out of the test, whose limit in time is not for reading the description again.
const text = stringify(reword(projectDescription.yaml.value));
const reworded = loadApi(PROJECT, { ...projectDescription, text, yaml: parseYaml(text, projectDescription.file) });

// @feature 35
test('no address of a parameter, property, header, answer, example or error depends on a text', () => {
  expect(text).not.toContain('Enviar DF-e para autorização');
  const addresses = listAddresses(projectApi);
  expect(addresses.length).toBeGreaterThan(5000);
  expect(listAddresses(reworded)).toEqual(addresses);
});
