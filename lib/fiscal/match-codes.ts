import { foldText } from '../text/fold';
import type { Finding } from './answer';
import type { DocumentFamily } from './models';

/** What matching reads of a status code in the published table. */
export type CodeEntry = {
  readonly document: DocumentFamily;
  readonly code: string;
  /** Official text. */
  readonly text: string;
};

/** The entries that a finding may mean, best first; more than one when only the reader can tell them apart. */
export type CodeMatch<Entry extends CodeEntry> = {
  readonly finding: Finding;
  readonly entries: readonly Entry[];
  /** Whether the document is certain, but the table has the code for other documents only. */
  readonly isOtherDocument: boolean;
};

/** Characters that a text without code must share with an official one. */
const MIN_WORDS = 12;
/** Official texts offered where a text is the beginning of many. */
const MOST_BEGUN = 8;

/**
 * Joins findings with the table: by document and code; where the document is not certain, by code and wording; where
 * there is no code, by wording alone.
 */
export function matchCodes<Entry extends CodeEntry>(
  findings: readonly Finding[],
  table: readonly Entry[],
): readonly CodeMatch<Entry>[] {
  return findings.map((finding) => {
    const entries = finding.code === undefined ? matchWords(finding, table) : matchCode(finding, finding.code, table);
    const isOtherDocument =
      finding.family !== undefined &&
      entries.length > 0 &&
      entries.every(({ document }) => document !== finding.family);
    return { finding, entries, isOtherDocument };
  });
}

function matchCode<Entry extends CodeEntry>(finding: Finding, code: string, table: readonly Entry[]): readonly Entry[] {
  const sameCode = table.filter((entry) => entry.code === code && (!finding.isAlert || isAlertText(entry)));
  const certain = sameCode.filter((entry) => entry.document === finding.family);
  if (certain.length > 0) return certain;
  const words = simplify(finding.message ?? '');
  const sameText = words.length < MIN_WORDS ? [] : sameCode.filter((entry) => isSameText(words, entry.text));
  return orderByHint(sameText.length > 0 ? sameText : sameCode, finding);
}

/** Alerts are numbered by themselves: the number of one may be that of a refusal. */
function isAlertText({ text }: CodeEntry): boolean {
  return text.startsWith('Alerta:');
}

function matchWords<Entry extends CodeEntry>(finding: Finding, table: readonly Entry[]): readonly Entry[] {
  const words = simplify(finding.message ?? '');
  if (words.length < MIN_WORDS) return [];
  const found = table.filter((entry) => isSameText(words, entry.text));
  const exact = found.filter(({ text }) => simplify(text) === words);
  const best = exact.length > 0 ? exact : findLongest(found, words);
  const ofFamily = best.filter(({ document }) => document === finding.family);
  return ofFamily.length > 0 ? ofFamily : orderByHint(best, finding);
}

/** Of texts that the words hold or begin: the longest, or where they only begin some, all of these. */
function findLongest<Entry extends CodeEntry>(found: readonly Entry[], words: string): readonly Entry[] {
  if (!found.some(({ text }) => words.includes(simplify(text)))) return found.slice(0, MOST_BEGUN);
  const longest = Math.max(...found.map(({ text }) => simplify(text).length));
  return found.filter(({ text }) => simplify(text).length === longest);
}

function orderByHint<Entry extends CodeEntry>(entries: readonly Entry[], { familyHint }: Finding): readonly Entry[] {
  return entries.toSorted((one, other) => Number(other.document === familyHint) - Number(one.document === familyHint));
}

/** Whether the words hold all of the official text, places for values aside, or are the beginning of it. */
function isSameText(words: string, official: string): boolean {
  const whole = simplify(official);
  if (whole.startsWith(words)) return true;
  let at = 0;
  return official.split(PLACES).every((part) => {
    const wanted = simplify(part);
    const index = words.indexOf(wanted, at);
    at = index + wanted.length;
    return index >= 0;
  });
}

/** Places for values in official texts, `[nItem:999]`; some official texts forget the closing bracket. */
const PLACES = /\[[^\][]{0,200}(?:[\])]|$)/;

/** Letters and digits only, folded, without the places for values and without the word "Rejeição". */
function simplify(text: string): string {
  return foldText(text)
    .replace(new RegExp(PLACES, 'g'), ' ')
    .replace(/^\s{0,9}rejei[^\s:]{1,6}\s{0,3}:?/, ' ')
    .replace(/[^a-z0-9]{1,2000}/g, ' ')
    .trim();
}
