import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { findYamlFault } from './check-yaml';
import { SiteError } from './site-error';

/** A YAML value and the line of any key path in its file, as far as the path exists. */
export type ParsedYaml = {
  readonly value: unknown;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

/**
 * Parses YAML.
 * @param key what the YAML is, for the message
 * @param firstLine line of the file on which the source starts
 * @throws SiteError with the line of a syntax fault, and of what YAML would read as something else than was written
 */
export function parseYaml(source: string, file: string, key = 'YAML', firstLine = 1): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const toLine = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  // A warning is about a tag that is not known (`!data`): its value would be taken for a text.
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault) {
    // The parser adds the place inside the source it was given, which need not be the place in the file.
    const found = (fault.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    const place = { file, line: toLine(fault.pos[0]) };
    throw new SiteError({ place, key, found, fix: 'correct the YAML syntax' }, { cause: fault });
  }
  const unfaithful = findYamlFault(document);
  if (unfaithful) {
    const { offset, ...words } = unfaithful;
    throw new SiteError({ place: { file, line: toLine(offset) }, ...words, key: words.key || key });
  }
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    const offset = findOffset(document.contents, path);
    return offset === undefined ? undefined : toLine(offset);
  };
  const value = readValue(document, (found, cause) => {
    const alias = /: (\S+)$/u.exec(found)?.[1];
    const offset = alias === undefined ? -1 : source.indexOf(`*${alias}`);
    const place = offset === -1 ? { file } : { file, line: toLine(offset) };
    throw new SiteError({ place, key, found, fix: 'write the value itself in place of the alias' }, { cause });
  });
  return { value: value ?? {}, lineOf };
}

/** Where the key or list item at a path begins, as far as the path exists: a key's value may begin on a later line. */
function findOffset(root: unknown, path: readonly PropertyKey[]): number | undefined {
  let node = root;
  let offset: number | undefined;
  for (const step of path) {
    // A key that looks like a number is one to YAML, and a text in the value.
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    const place = pair?.key ?? item;
    if (!isNode(place)) break;
    offset = place.range?.[0];
    node = pair ? pair.value : item;
  }
  return offset;
}

/** The plain value. Aliases (`*name`) are followed only now, and may lead nowhere, to too much or back to themselves. */
function readValue(document: Document, refuse: (found: string, cause: Error) => never): unknown {
  try {
    const value: unknown = document.toJS();
    JSON.stringify(value);
    return value;
  } catch (cause) {
    // The parser's own error for aliases, and that of JSON for a circle.
    if (cause instanceof ReferenceError) return refuse(cause.message, cause);
    if (cause instanceof TypeError) return refuse('an alias (*name) stands inside what it names', cause);
    throw cause;
  }
}

/** `lineOf` in the form that `parseOrThrow` asks for. */
export function toLocator(lineOf: ParsedYaml['lineOf']): (path: readonly PropertyKey[]) => { line?: number } {
  return (path) => {
    const line = lineOf(path);
    return line === undefined ? {} : { line };
  };
}
