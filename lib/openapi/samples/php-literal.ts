import type { JsonValue } from './sample-request';
import { commaBlock, escapeInvisible, hasInvisible } from './source-text';

/** JSON value as a PHP expression on several lines, 4 spaces per level, that json_encode turns back into it. */
export function phpLiteral(value: JsonValue): string {
  if (typeof value === 'string') {
    return phpString(value);
  }
  if (value === null || typeof value !== 'object') {
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return commaBlock('[', value.map(phpLiteral), ']', '    ');
  }
  const entries = Object.entries(value);
  if (entries.length === 0) {
    return 'new stdClass()';
  }
  // PHP takes ['0' => …] for a list, which json_encode would write as a JSON array.
  const open = entries[0]?.[0] === '0' ? '(object) [' : '[';
  return commaBlock(
    open,
    entries.map(([key, item]) => `${phpString(key)} => ${phpLiteral(item)}`),
    ']',
    '    ',
  );
}

/** String literal, single quoted unless it needs escapes that only double quotes have. Includes the quotes. */
export function phpString(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  if (!hasInvisible(text)) {
    return `'${escaped.replaceAll("'", "\\'")}'`;
  }
  return `"${escapeInvisible(escaped.replace(/["$]/gu, '\\$&'), (hex) => `\\u{${hex}}`)}"`;
}
