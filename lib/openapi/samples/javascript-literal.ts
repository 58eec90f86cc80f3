import type { JsonValue } from './sample-request';
import { commaBlock, quotedString } from './source-text';

/** JSON value as a JavaScript expression on several lines, 2 spaces per level. */
export function javascriptLiteral(value: JsonValue): string {
  if (typeof value === 'string') {
    return quotedString(value, "'");
  }
  if (value === null || typeof value !== 'object') {
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return commaBlock('[', value.map(javascriptLiteral), ']', '  ');
  }
  const entries = Object.entries(value).map(([key, item]) => `${javascriptKey(key)}: ${javascriptLiteral(item)}`);
  return commaBlock('{', entries, '}', '  ');
}

/** Property name: bare when it is an identifier; `__proto__` needs brackets, or it would set the prototype. */
export function javascriptKey(key: string): string {
  if (key === '__proto__') {
    return "['__proto__']";
  }
  return /^[A-Za-z_$][\w$]*$/u.test(key) ? key : quotedString(key, "'");
}
