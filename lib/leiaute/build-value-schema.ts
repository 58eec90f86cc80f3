import type { JsonSchema } from './json-schema';
import type { LayoutNode } from './layout';

/** The schema of a field's value: a text, as everything in `documento`. */
export function describeValue({ type, length, pattern, values, example }: LayoutNode): JsonSchema {
  const examples = example === undefined ? {} : { examples: [example] };
  if (values.length > 0) {
    const meanings = Object.fromEntries(values.map(({ value, meaning }) => [value, meaning]));
    return { type: 'string', enum: values.map(({ value }) => value), 'x-enumDescriptions': meanings, ...examples };
  }
  const patterns = pattern === '' ? [] : pattern.split(' | ').map((source) => `^(?:${source})$`);
  const [only, ...others] = type === 'gYearMonth' ? ['^[0-9]{4}-[0-9]{2}$'] : patterns;
  return {
    type: 'string',
    ...(type === 'base64Binary' && { contentEncoding: 'base64' }),
    ...readLength(length),
    ...(only !== undefined && { pattern: only }),
    ...(others.length > 0 && { allOf: others.map((source) => ({ pattern: source })) }),
    ...examples,
  };
}

/** "1-60", "-14" or "17" as limits; digits such as "15.2" are said by the pattern. */
function readLength(length: string): JsonSchema {
  const [, min = '', hyphen, max = ''] = /^(\d*)(-?)(\d*)$/.exec(length) ?? [];
  if (hyphen === undefined || length === '') return {};
  const most = hyphen === '' ? min : max;
  return { ...(min !== '' && { minLength: Number(min) }), ...(most !== '' && { maxLength: Number(most) }) };
}
