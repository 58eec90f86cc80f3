import { LineCounter, parseDocument } from 'yaml';
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
 * @throws SiteError with the line of a syntax fault
 */
export function parseYaml(source: string, file: string, key = 'YAML', firstLine = 1): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const toLine = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const fault = document.errors[0];
  if (fault) {
    // The parser adds the place inside the source it was given, which need not be the place in the file.
    const found = (fault.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    const place = { file, line: toLine(fault.pos[0]) };
    throw new SiteError({ place, key, found, fix: 'correct the YAML syntax' }, { cause: fault });
  }
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) continue;
      const [offset] = node.range;
      if (typeof offset === 'number') return toLine(offset);
    }
    return undefined;
  };
  return { value: document.toJS() ?? {}, lineOf };
}

/** `lineOf` in the form that `parseOrThrow` asks for. */
export function toLocator(lineOf: ParsedYaml['lineOf']): (path: readonly PropertyKey[]) => { line?: number } {
  return (path) => {
    const line = lineOf(path);
    return line === undefined ? {} : { line };
  };
}
