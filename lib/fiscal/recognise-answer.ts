import { inspectAccessKey, KEY_LENGTH, normaliseAccessKey } from './access-key';
import { createFinding, type Finding, MAX_FINDINGS, MAX_LENGTH, type Recognition } from './answer';
import { type FoundJson, findJson } from './find-json';
import { writePlainly } from './plain-text';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { createStatus } from './read-message';
import { findFamilyHint, MAX_SENTENCES, readSentence } from './read-sentence';
import { readXml } from './read-xml';
import { decodeEntities, TAG } from './scan-xml';

/**
 * Recognises anything a reader may paste: an answer of the tax authority (XML in any envelope), an answer of this API
 * (JSON or CSV), a sentence from a log, a bare code or an access key. Pure, bounded and linear in the length of the
 * text: safe for hostile input. It knows no official text: `matchCodes` joins the findings with the table of codes.
 *
 * A search box should treat `key` and `answer` as recognised, and anything else as a query.
 */
export function recogniseAnswer(source: string): Recognition {
  if (source.length > MAX_LENGTH) return { kind: 'tooLong', length: source.length };
  // Trimming takes the mark of the encoding off, too.
  const text = source.replaceAll('\u0000', '').trim();
  if (text === '') return { kind: 'empty' };
  return (
    recogniseShort(text) ??
    recogniseMarkup(text) ??
    recogniseBrokenJson(text) ??
    recogniseCsv(text) ??
    recogniseRest(text)
  );
}

/** A code and up to three signs on each side; in full width, as keyboards of the East write digits, too. */
const CODE_ALONE =
  /^[^0-9\uff10-\uff19A-Za-z\n]{0,3}([0-9]{3,4}|[\uff10-\uff19]{3,4})[^0-9\uff10-\uff19A-Za-z\n]{0,3}$/;

/** A code or a key with nothing else. */
function recogniseShort(text: string): Recognition | undefined {
  if (text.length > 120) return undefined;
  const code = CODE_ALONE.exec(text)?.[1];
  if (code !== undefined) return answer('sentence', [createFinding({ code: writePlainly(code) })]);
  const key = normaliseAccessKey(text);
  const isKey = /^[0-9]{6}[0-9A-Z]{12,}[0-9]{6}$/.test(key) && Math.abs(key.length - KEY_LENGTH) <= 4;
  return isKey ? { kind: 'key', key: inspectAccessKey(key) } : undefined;
}

const ESCAPED_TAG = /&lt;[/?!]?[A-Za-z_]/i;

function recogniseMarkup(text: string): Recognition | undefined {
  const json = findJson(text);
  if (!json) return recogniseXml(text);
  // Tags inside JSON are a part of the answer, which may say more; tags around it are the answer themselves.
  return TAG.test(json.around)
    ? (recogniseXml(text) ?? recogniseJson(json, text))
    : (recogniseJson(json, text) ?? recogniseXml(text));
}

function recogniseXml(text: string): Recognition | undefined {
  const source = findXml(text);
  if (source === undefined || !TAG.test(source)) return undefined;
  const { findings, hasElements, isBroken } = readXml(source);
  if (findings.length > 0) return answer('xml', findings, isBroken);
  if (!/^<[/?!]?[A-Za-z_-]/.test(source)) return undefined;
  const told = tellSentences(source, isBroken);
  return told ?? { kind: isBroken || !hasElements ? 'broken' : 'noResult', format: 'xml' };
}

/** The text itself where it has tags, or what it carries them in. */
function findXml(text: string): string | undefined {
  if (TAG.test(text)) return text;
  return ESCAPED_TAG.test(text) ? decodeEntities(text) : decodeBase64(text);
}

function recogniseJson({ value, isWhole, broken }: FoundJson, text: string): Recognition | undefined {
  const { findings, inner, words } = readJson(value, text);
  const { answers, isCut } = readInner(inner);
  const documents = answers.filter(({ format }) => format === 'xml');
  const nested = documents
    .flatMap((document) => document.findings)
    .filter(({ code, message }) => !findings.some((known) => known.code === code && known.message === message));
  if (findings.length + nested.length > 0) {
    const rest = readSentence(broken).filter(({ isExplicit }) => isExplicit);
    return answer(
      findings.length > 0 ? 'json' : 'xml',
      [...findings, ...nested, ...rest.map(({ finding }) => finding)],
      isCut || rest.length > 0 || documents.some(({ isPartial }) => isPartial),
    );
  }
  const told = readSentence(words).filter(({ isExplicit }) => isExplicit);
  if (answers.length === 0 && told.length > 0)
    return answer(
      'sentence',
      told.map(({ finding }) => finding),
    );
  // Words between quotation marks are JSON by chance.
  return answers[0] ?? (isWhole && typeof value !== 'string' ? { kind: 'noResult', format: 'json' } : undefined);
}

type Answer = Extract<Recognition, { readonly kind: 'answer' }>;

/** The answers in the texts of JSON, of which no more are opened than give the results that are told. */
function readInner(inner: readonly string[]): { readonly answers: readonly Answer[]; readonly isCut: boolean } {
  const answers: Answer[] = [];
  let count = 0;
  let opened = 0;
  for (const text of inner.slice(0, MAX_FINDINGS)) {
    if (count >= MAX_FINDINGS) break;
    opened++;
    const found = recogniseXml(text);
    if (found?.kind !== 'answer') continue;
    answers.push(found);
    count += found.findings.length;
  }
  return { answers, isCut: opened < inner.length };
}

function recogniseBrokenJson(text: string): Recognition | undefined {
  if (!/^\s{0,9}[{[]\s{0,999}["{[]/.test(text)) return undefined;
  return tellSentences(text, true) ?? { kind: 'broken', format: 'json' };
}

function recogniseCsv(text: string): Recognition | undefined {
  const findings = readCsv(text);
  return findings.length === 0 ? undefined : answer('csv', findings);
}

function recogniseRest(text: string): Recognition {
  const finding = createStatus({ message: text.slice(0, 2000), familyHint: findFamilyHint(text.slice(0, 2000)) });
  return tellSentences(text, text.length > MAX_SENTENCES) ?? { kind: 'words', finding };
}

function tellSentences(text: string, isPartial: boolean): Recognition | undefined {
  const sentences = readSentence(text);
  if (sentences.length === 0) return undefined;
  return answer(
    'sentence',
    sentences.map(({ finding }) => finding),
    isPartial,
  );
}

function answer(
  format: 'xml' | 'json' | 'csv' | 'sentence',
  findings: readonly Finding[],
  isBroken = false,
): Recognition {
  const ordered = findings.toSorted((one, other) => rankFinding(one) - rankFinding(other));
  const isPartial = isBroken || ordered.length > MAX_FINDINGS;
  return { kind: 'answer', format, findings: ordered.slice(0, MAX_FINDINGS), isPartial };
}

/** Codes that only say that the envelope was dealt with: what matters is inside. */
const ENVELOPE_CODES = ['103', '104', '128'];

/**
 * Codes that refuse nothing: authorised or registered, and what services answer. A list, because the first digit does
 * not tell: 120 is authorised, 156 to 188 are refusals.
 */
const SETTLED_CODES: ReadonlySet<string> = new Set(
  (
    '100 101 102 105 106 107 108 109 111 112 120 124 132 134 135 136 137 138 139 140 150 151 155 ' +
    // An alert is told beside an authorisation.
    '172'
  ).split(' '),
);

/** Refusals and problems first, then what is settled, then alerts, then envelopes. */
function rankFinding({ code, problemCode, isAlert }: Finding): number {
  if (isAlert) return 2;
  if (code === undefined || problemCode !== undefined) return 0;
  if (ENVELOPE_CODES.includes(code)) return 3;
  return SETTLED_CODES.has(code) ? 1 : 0;
}

/** The text in a base64 of something that starts with '<', as the API carries XML. */
function decodeBase64(text: string): string | undefined {
  if (!/^P[D-H][0-9A-Za-z+/\s]{10}/.test(text)) return undefined;
  try {
    const decoded = atob(text.replace(/\s/g, ''));
    const bytes = new Uint8Array(decoded.length);
    for (let index = 0; index < bytes.length; index++) bytes[index] = decoded.charCodeAt(index);
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}
