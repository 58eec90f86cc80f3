import { inspectAccessKey, KEY_LENGTH, normaliseAccessKey } from './access-key';
import { createFinding, type Finding, MAX_FINDINGS, MAX_LENGTH, type Recognition } from './answer';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { createStatus } from './read-message';
import { findFamilyHint, MAX_SENTENCES, readSentence } from './read-sentence';
import { readXml } from './read-xml';

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
  return recogniseShort(text) ?? recogniseXml(text) ?? recogniseJson(text) ?? recogniseCsv(text) ?? recogniseRest(text);
}

/** A code or a key with nothing else. */
function recogniseShort(text: string): Recognition | undefined {
  if (text.length > 120) return undefined;
  const code = /^[^0-9A-Za-z\n]{0,3}([0-9]{3,4})[^0-9A-Za-z\n]{0,3}$/.exec(text)?.[1];
  if (code !== undefined) return answer('sentence', [createFinding({ code })]);
  const key = normaliseAccessKey(text);
  const isKey = /^[0-9]{6}[0-9A-Z]{12,}[0-9]{6}$/.test(key) && Math.abs(key.length - KEY_LENGTH) <= 4;
  return isKey ? { kind: 'key', key: inspectAccessKey(key) } : undefined;
}

function recogniseXml(text: string): Recognition | undefined {
  const source = text.includes('<') ? text : decodeBase64(text);
  if (source === undefined || !/<[/?!]?[A-Za-z_]/.test(source)) return undefined;
  const { findings, hasElements, isBroken } = readXml(source);
  if (findings.length > 0) return answer('xml', findings, isBroken);
  if (!/^<[/?!]?[A-Za-z_-]/.test(source)) return undefined;
  const told = tellSentences(source, isBroken);
  return told ?? { kind: isBroken || !hasElements ? 'broken' : 'noResult', format: 'xml' };
}

function recogniseJson(text: string): Recognition | undefined {
  const start = text.search(/["{[]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'), text.lastIndexOf('"'));
  const isWhole = /^["{[]/.test(text);
  if (start < 0 || (!isWhole && text[start] !== '{')) return undefined;
  const value = parseJson(text.slice(start, end + 1));
  if (value === undefined) {
    if (!/^\s{0,9}[{[]\s{0,999}["{[]/.test(text)) return undefined;
    return tellSentences(text, true) ?? { kind: 'broken', format: 'json' };
  }
  const { findings, inner } = readJson(value, text);
  if (findings.length > 0) return answer('json', findings);
  const nested = inner
    .slice(0, 5)
    .map(recogniseXml)
    .find((found) => found?.kind === 'answer');
  // Words between quotation marks are JSON by chance.
  return nested ?? (isWhole && typeof value !== 'string' ? { kind: 'noResult', format: 'json' } : undefined);
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

/** The value of a JSON text, or of the JSON text in a JSON string; undefined when it is none. */
function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' && /^\s*[{[]/.test(value) ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

/** Levels of nesting beyond which JSON is taken for an attack. */
const MAX_DEPTH = 100;

/** Whether JSON nests deeper than any answer. Some browsers parse nesting by recursion, which a text can exhaust. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isText) {
      if (character === '\\') index++;
      else if (character === '"') isText = false;
    } else if (character === '"') {
      isText = true;
    } else if (character === '{' || character === '[') {
      depth++;
      if (depth > MAX_DEPTH) return true;
    } else if (character === '}' || character === ']') {
      depth--;
    }
  }
  return false;
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
