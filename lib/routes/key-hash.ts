import { encodeTyped } from '../text/half-characters';

/** Name of the key in a fragment. A fragment, unlike a query, never reaches a server or its logs. */
const NAME = 'chave';
/** Longest value read from an address. */
const LONGEST = 200;

/** The fragment that opens the inspector with a key. */
export function formatKeyHash(key: string): string {
  return `#${NAME}=${encodeTyped(key)}`;
}

/** The key in a fragment; undefined where there is none. */
export function readKeyHash(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get(NAME)?.slice(0, LONGEST);
}
