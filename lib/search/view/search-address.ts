import { SEARCH_KINDS, type SearchKind } from '../records/record';

/** What the address of the search page says. */
export type SearchAddress = {
  readonly query: string;
  readonly kind: SearchKind | undefined;
  /** How many portions of results are shown, from 1. */
  readonly portions: number;
};

/** Beyond this nobody reads on. */
const MOST_PORTIONS = 10;

/** Reads the address of the search page. What is unknown or damaged counts as not given. */
export function readSearchAddress(parameters: URLSearchParams): SearchAddress {
  const kind = parameters.get('kind');
  const portions = Number(parameters.get('portions') ?? 1);
  return {
    query: parameters.get('q') ?? '',
    kind: SEARCH_KINDS.find((known) => known === kind),
    portions: Number.isInteger(portions) && portions >= 1 ? Math.min(portions, MOST_PORTIONS) : 1,
  };
}

/** Writes an address of the search page: other parameters stay, and what is as usual is left out. */
export function writeSearchAddress(address: SearchAddress, parameters: URLSearchParams): string {
  const written = new URLSearchParams(parameters);
  const set = (name: string, value: string | undefined) => (value ? written.set(name, value) : written.delete(name));
  set('q', address.query);
  set('kind', address.kind);
  set('portions', address.portions > 1 ? String(address.portions) : undefined);
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}
