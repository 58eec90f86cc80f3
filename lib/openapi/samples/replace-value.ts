import { isObject } from '../../text/json-object';
import type { JsonValue } from './sample-request';

/** The JSON value with another text where the keys lead; as it is where they lead to nothing. */
export function replaceValue(value: JsonValue, [key, ...rest]: readonly string[], replacement: string): JsonValue {
  if (key === undefined) return replacement;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? replaceValue(inner, rest, replacement) : inner]),
  );
}
