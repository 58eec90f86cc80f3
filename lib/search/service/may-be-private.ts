import { hasPrivateNumber } from './private-numbers';

/** Longest text with a told result ("Rejeição 539: Duplicidade") or a tag that a reader types; what is longer was pasted. */
export const LONGEST_TYPED = 60;

/** XML, escaped or not, or the beginning of JSON. A path such as /v1/dfe/{chave} is neither. */
const DATA = /<|&lt;|\{\s*"/i;

/**
 * Whether a text may be a pasted answer or name somebody: such a text does not get into an address. Told by its looks
 * alone, because what reads answers is large and pages that only have a box would load it.
 */
export function mayBePrivate(text: string): boolean {
  return text.trim().length > LONGEST_TYPED || DATA.test(text) || hasPrivateNumber(text);
}
