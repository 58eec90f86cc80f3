import { type AccessKey, inspectAccessKey } from './access-key';
import { createFinding, type Finding } from './answer';
import { findModel } from './models';

/** `[nItem:3]`, `[chNFe: 35…][nRec:35…]`: how official messages point at things. */
const MARK = /\[\s{0,5}([a-z]{1,12})\s{0,5}[:=]\s{0,5}([0-9a-z]{1,60})\s{0,5}[\])]/gi;
const ITEM = /\b(?:n?item|det)\s{0,3}(?:n[º°o.]{0,2})?\s{0,3}[:=#[]?\s{0,3}"?([0-9]{1,3})(?![0-9])/gi;

/** What an official message (xMotivo) points at: another key, items and a receipt. */
export function readMarks(message: string): Pick<Finding, 'otherKey' | 'items' | 'receipt'> {
  let otherKey: AccessKey | undefined;
  let receipt: string | undefined;
  for (const [, name = '', value = ''] of message.matchAll(MARK)) {
    if (/^(ch|nref)/i.test(name) && value.length === 44) otherKey ??= inspectAccessKey(value);
    if (/^nrec$/i.test(name)) receipt ??= value;
  }
  const items = Array.from(message.matchAll(ITEM), ([, number]) => Number(number)).filter((number) => number > 0);
  return { otherKey, items: [...new Set(items)], receipt };
}

/**
 * Puts a code, its message and the document's key together.
 * @param keyText key of the document the answer is about, when it names one
 */
export function createStatus(
  parts: Partial<Finding> & { readonly keyText?: string | undefined; readonly modelCode?: string | undefined },
): Finding {
  const { keyText, modelCode, ...known } = parts;
  const marks = readMarks(known.message ?? '');
  const key = keyText === undefined ? undefined : inspectAccessKey(keyText);
  const family = key?.model?.family ?? findModel(modelCode ?? '')?.family ?? known.family;
  const otherKey = marks.otherKey?.text === key?.text ? undefined : marks.otherKey;
  return createFinding({ ...marks, ...known, key, family, otherKey: known.otherKey ?? otherKey });
}
