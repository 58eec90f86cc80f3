import type { JsonValue } from './sample-request';

/** Characters a reader cannot see and that some compilers take as line ends, text direction or broken text. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Whether the text holds characters that must not be written as they are in a source file. */
export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1;
}

/** Replaces each invisible character: `\n`, `\r`, `\t` where they fit, else what `write` makes of its 4 hex digits. */
export function escapeInvisible(text: string, write: (hex: string) => string): string {
  return text.replace(INVISIBLE, (char) => SHORT_ESCAPES[char] ?? write(hexCode(char)));
}

/**
 * JSON text on several lines, 2 spaces per level. Line breaks are only structural, never inside a string,
 * so callers may indent it at will without changing the value.
 */
export function jsonText(value: JsonValue): string {
  return JSON.stringify(value, null, 2).replace(INVISIBLE, (char) => (char === '\n' ? char : `\\u${hexCode(char)}`));
}

/** String literal of JavaScript, C# or Java: the three share these escapes. Includes the quotes. */
export function quotedString(text: string, quote: '"' | "'"): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return quote + escapeInvisible(escaped, (hex) => `\\u${hex}`) + quote;
}

/** The name of an environment variable as that of one in the code: `SENHA_CERTIFICADO`, `senhaCertificado`. */
export function toCamelCase(name: string): string {
  return name.toLowerCase().replace(/_+(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** Puts `prefix` before every line but the first, for text that starts in the middle of a line. */
export function indentNextLines(text: string, prefix: string): string {
  return text.replaceAll('\n', `\n${prefix}`);
}

/** `open`, one entry per line followed by a comma, `close`. Without entries, `open` and `close` together. */
export function commaBlock(open: string, entries: readonly string[], close: string, unit: string): string {
  if (entries.length === 0) {
    return open + close;
  }
  return `${open}${entries.map((entry) => `\n${unit}${indentNextLines(entry, unit)},`).join('')}\n${close}`;
}

function hexCode(char: string): string {
  return char.charCodeAt(0).toString(16).padStart(4, '0');
}

/** Lines of JSON from which on a body is read from a file. */
const LONG_BODY = 40;

/** Whether samples read a body from a file. */
export const isLongBody = (body: JsonValue | undefined): boolean =>
  body !== undefined && jsonText(body).split('\n').length > LONG_BODY;
