import { SiteError, type SourcePlace } from '../errors/site-error';
import type { ExampleObject } from './exchange-objects';
import { ENVIRONMENTS, type PerEnvironment } from './samples/environments';

/**
 * The value of an example in each environment for which it says what differs (`x-environments`). It is written for the
 * environment of the first server. In an XML text, `//tpAmb` names every element `tpAmb`.
 * @throws SiteError when a pointer leads to nothing in the value
 */
export function buildExampleVariants(
  { value, 'x-environments': differences = {} }: ExampleObject,
  place: SourcePlace,
): PerEnvironment<unknown> {
  return Object.fromEntries(
    ENVIRONMENTS.flatMap((environment) => {
      const values = differences[environment];
      if (values === undefined) return [];
      const variant = Object.entries(values).reduce(
        (result, [pointer, replacement]) => replaceIn(result, replacement, { pointer, key: 'x-environments', place }),
        value,
      );
      return [[environment, variant] as const];
    }),
  );
}

/** The parts of a JSON Pointer (RFC 6901). */
export function readPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @throws SiteError when the pointer leads to nothing in the value */
export function checkPointer(
  value: unknown,
  pointer: string,
  { key, place }: { readonly key: string; readonly place: SourcePlace },
): void {
  replaceAt(value, readPointer(pointer), '', { pointer, key, place });
}

function replaceIn(value: unknown, replacement: unknown, asked: Asked): unknown {
  if (typeof value !== 'string') return replaceAt(value, readPointer(asked.pointer), replacement, asked);
  const name = /^\/\/([A-Za-z]\w*)$/.exec(asked.pointer)?.[1];
  const element = new RegExp(`(<${name}>)[^<]*(?=</${name}>)`, 'g');
  if (name === undefined || !element.test(value)) throw refuse(asked);
  return value.replaceAll(element, (_, open: string) => `${open}${String(replacement)}`);
}

type Asked = { readonly pointer: string; readonly key: string; readonly place: SourcePlace };

function replaceAt(value: unknown, [part, ...rest]: readonly string[], replacement: unknown, asked: Asked): unknown {
  if (part === undefined) return replacement;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) {
    throw refuse(asked);
  }
  const replaceInner = (key: string, inner: unknown) =>
    key === part ? replaceAt(inner, rest, replacement, asked) : inner;
  return Array.isArray(value)
    ? value.map((inner: unknown, index) => replaceInner(String(index), inner))
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceInner(key, inner)]));
}

function refuse({ place, key, pointer }: Asked): SiteError {
  return new SiteError({
    place,
    key,
    found: `"${pointer}" leads to nothing in the example`,
    fix: 'write the JSON Pointer of a value that the example has',
  });
}
