import { fillMessage, type Messages } from '../i18n/messages';
import type { CStat } from './cstat';

/** How many of the codes have a page with cause and fix. */
export function countExplained(cstats: readonly CStat[]): number {
  return cstats.filter(({ explanation }) => explanation !== undefined).length;
}

/** Says how many of the codes are explained, and what is known of the others. */
export function describeExplained(cstats: readonly CStat[], texts: Messages['cstat']): string {
  const explained = countExplained(cstats);
  return explained === 0 ? texts.onlyTextsNote : fillMessage(texts.onlyTextNote, { explained });
}
