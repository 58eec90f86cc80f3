import type { TypeLabel } from './schema-view';

/** A type in the notation that developers read: `string<date-time>`, `object[]`. */
export function formatType({ name, format, isList }: TypeLabel): string {
  return `${name}${format === undefined ? '' : `<${format}>`}${isList ? '[]' : ''}`;
}
