import { expect, test } from 'vitest';
import { DOCUMENT, follow, isObject, list, object, text, walk } from './description-document';

/** Every object of the description that is not inside an example, nor inside what is refused. */
function described(): readonly { readonly at: string; readonly node: Record<string, unknown> }[] {
  const found: { at: string; node: Record<string, unknown> }[] = [];
  walk(DOCUMENT, (node, at) => {
    if (isObject(node) && !/\/(examples?|default|not)(\/|$)/.test(at)) found.push({ at, node });
  });
  return found;
}

test('every property of every schema has a description', () => {
  const problems = described()
    .filter(({ node }) => isObject(node.properties))
    .flatMap(({ at, node }) =>
      Object.entries(object(node.properties))
        .filter(([, property]) => text(object(property).description) === '')
        .filter(([name, property]) => text(follow(property, `${at}/${name}`).node.description) === '')
        .map(([name]) => `${at}/${name}: sem descrição`),
    );
  expect(problems).toEqual([]);
});

test('the values of every map have a description', () => {
  const problems = described()
    .filter(({ node }) => isObject(node.additionalProperties))
    .map(({ at, node }) => follow(node.additionalProperties, `${at}/additionalProperties`))
    .filter(({ node }) => text(node.description) === '')
    .map(({ pointer }) => `${pointer}: sem descrição`);
  expect(problems).toEqual([]);
});

test('every enum with more than one value says what each value means, and nothing else', () => {
  const problems = described()
    .filter(({ node }) => list(node.enum).length > 1)
    .flatMap(({ at, node }) => {
      const meanings = object(node['x-enumDescriptions']);
      const values = list(node.enum)
        .filter((value) => value !== null)
        .map(String);
      const missing = values
        .filter((value) => text(meanings[value]) === '')
        .map((value) => `${at}: ${value} sem sentido`);
      const extra = Object.keys(meanings).filter((value) => !values.includes(value));
      return [...missing, ...extra.map((value) => `${at}: ${value} não está no enum`)];
    });
  expect(problems).toEqual([]);
});
