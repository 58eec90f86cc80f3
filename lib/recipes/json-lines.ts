import type { JsonValue } from '../openapi/samples/sample-request';

/** A line of a JSON text, with the path of what it shows: tags with dots between them, without places in lists. */
export type JsonLine = { readonly text: string; readonly path: string };

/** A JSON value as `JSON.stringify` writes it with two spaces, line by line. */
export function listJsonLines(value: JsonValue, path = '', indent = ''): readonly JsonLine[] {
  if (typeof value !== 'object' || value === null) return [{ text: JSON.stringify(value), path }];
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const entries = Object.entries(value);
  if (entries.length === 0) return [{ text: isList ? '[]' : '{}', path }];
  const lines = entries.flatMap(([key, child], place): readonly JsonLine[] => {
    const own = isList ? path : path === '' ? key : `${path}.${key}`;
    const [first, ...rest] = listJsonLines(child, own, inner);
    const start = `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${first?.text ?? ''}`;
    const all = [{ text: start, path: own }, ...rest];
    const comma = place < entries.length - 1 ? ',' : '';
    return all.map((line, index) => (index === all.length - 1 ? { ...line, text: line.text + comma } : line));
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return [{ text: open, path }, ...lines, { text: indent + close, path }];
}

/** Numbers, from 1, of the lines that show one of the paths or something below it. */
export function findLines(lines: readonly JsonLine[], paths: readonly string[]): ReadonlySet<number> {
  const isMeant = (line: JsonLine) => paths.some((path) => line.path === path || line.path.startsWith(`${path}.`));
  return new Set(lines.flatMap((line, index) => (isMeant(line) ? [index + 1] : [])));
}
