import { foldText } from '../text/fold';
import type { Finding } from './answer';
import type { DocumentFamily } from './models';
import { createStatus } from './read-message';

/** A result told in words. */
export type Sentence = {
  readonly finding: Finding;
  /** Whether the words say that the number is a status code ("cStat 539"), and not just some number ("código 539"). */
  readonly isExplicit: boolean;
};

/** Longest text in which words are looked for. */
export const MAX_SENTENCES = 100_000;
/** Characters kept around a code: its message stands on the same line. */
const MAX_LINE = 600;
const MAX_STATUSES = 200;

/** All patterns are linear: every repetition is bounded. They read folded text: lower case without accents. */
const EXPLICIT =
  /(?:cstat|rejei[^\s:;.0-9]{1,6}|denega[^\s:;.0-9]{1,5})[^a-z0-9\n]{0,8}(?:codigo|cod|n[o.]?)?[^a-z0-9\n]{0,8}([0-9]{3,4})(?![0-9])/g;
const LINE_START = /(?:^|\n)[^\S\n]{0,20}[[(#]?([0-9]{3,4})[\])]?[^\S\n]{0,3}[-–—:|;,][^\S\n]{0,5}(?=[a-z])/g;
const VAGUE = /(?:codigo|retorno|erro|status|motivo)[^a-z0-9\n]{1,8}([0-9]{3,4})(?![0-9])/g;

const WORDS: readonly (readonly [DocumentFamily, RegExp])[] = [
  ['mdfe', /\bmdf-?e|\[chmdfe/],
  ['nfcom', /\bnf-?com|\[chnfcom/],
  ['cte', /\bct-?e\b|\[chcte/],
  ['nfe', /\bnfc?-?e\b|\[chnfe/],
];

/** The results that a text tells in words, such as "Rejeição 539: Duplicidade…" or "539 - Duplicidade…". */
export function readSentence(source: string): readonly Sentence[] {
  const text = source.slice(0, MAX_SENTENCES).normalize('NFC');
  // Folding keeps every character's place: NFC first, then one base letter for each letter with an accent.
  const folded = foldText(text);
  const lineAt = folded.length === text.length ? text : folded;
  const explicit = collect(EXPLICIT, folded, lineAt, true);
  const atStart = collect(LINE_START, folded, lineAt, false);
  const found = explicit.length > 0 ? explicit : atStart.length > 0 ? atStart : collect(VAGUE, folded, lineAt, false);
  const seen = new Set<string>();
  return found.filter(({ finding }) => {
    const identity = `${finding.code} ${finding.message}`;
    return !seen.has(identity) && Boolean(seen.add(identity));
  });
}

function collect(pattern: RegExp, folded: string, text: string, isExplicit: boolean): readonly Sentence[] {
  const found: Sentence[] = [];
  for (const match of folded.matchAll(pattern)) {
    if (found.length === MAX_STATUSES) break;
    const end = match.index + match[0].length;
    const line = text.slice(end, end + MAX_LINE).split('\n', 1)[0] ?? '';
    found.push({ finding: createSentence(match[1], line), isExplicit });
  }
  return found;
}

function createSentence(code: string | undefined, line: string): Finding {
  const message = line.replace(/^[\s\])}>"'.:;,=|–—-]{1,20}/, '').trim();
  return createStatus({ code, message: message === '' ? undefined : message, familyHint: findFamilyHint(message) });
}

/** The document that the wording names, if it names just one kind. */
export function findFamilyHint(message: string): DocumentFamily | undefined {
  const folded = foldText(message);
  const [hint, ...others] = WORDS.filter(([, pattern]) => pattern.test(folded)).map(([family]) => family);
  return others.length === 0 ? hint : undefined;
}
