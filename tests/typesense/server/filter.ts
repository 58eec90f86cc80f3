import { RequestFault } from './request-fault';
import type { Collection, Document } from './state';

/**
 * Whether documents meet a filter: conditions "field:=value" and "field:=[one,other]", joined by && and ||, with
 * parentheses and back-ticks.
 * @throws RequestFault in the service's own words
 */
export function createFilter(source: string, collection: Collection): (document: Document) => boolean {
  const tokens =
    source.match(/&&|\|\||[()]|[\w.]+:=?\s*(?:\[(?:`[^`]*`|[^\]`])*\]|`[^`]*`|(?:(?!&&|\|\|)[^()])+)/g) ?? [];
  if (tokens.join('').replace(/\s/g, '') !== source.replace(/\s/g, '')) {
    throw new RequestFault(400, 'Could not parse the filter query.');
  }
  let place = 0;
  const readAny = (): ((document: Document) => boolean) => {
    let left = readAll();
    while (tokens[place] === '||') {
      place++;
      const [one, other] = [left, readAll()];
      left = (document) => one(document) || other(document);
    }
    return left;
  };
  const readAll = (): ((document: Document) => boolean) => {
    let left = readOne();
    while (tokens[place] === '&&') {
      place++;
      const [one, other] = [left, readOne()];
      left = (document) => one(document) && other(document);
    }
    return left;
  };
  const readOne = (): ((document: Document) => boolean) => {
    const token = tokens[place++];
    if (token === '(') {
      const inner = readAny();
      if (tokens[place++] !== ')') throw new RequestFault(400, 'Could not parse the filter query.');
      return inner;
    }
    return createCondition(token ?? '', collection);
  };
  const filter = readAny();
  if (place < tokens.length) throw new RequestFault(400, 'Could not parse the filter query.');
  return filter;
}

function createCondition(token: string, { fields }: Collection): (document: Document) => boolean {
  const [, name = '', values = ''] = /^([\w.]+):=?\s*(.+)$/s.exec(token.trim()) ?? [];
  if (name === '') throw new RequestFault(400, 'Could not parse the filter query.');
  if (!fields.some((field) => field.name === name)) {
    throw new RequestFault(404, `Could not find a filter field named \`${name}\` in the schema.`);
  }
  const wanted = values
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((value) => value.trim().replace(/^`|`$/g, ''));
  return (document) => [document[name]].flat().some((value) => wanted.includes(String(value)));
}
