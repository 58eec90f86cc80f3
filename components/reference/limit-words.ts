import { fillMessage } from '@/lib/i18n/fill-message';
import type { Messages } from '@/lib/i18n/messages';
import { describePattern, type PatternPart } from '@/lib/openapi/describe-pattern';
import type { Constraint } from '@/lib/openapi/schema-view';

type Texts = Messages['limits'];

/** A limit in words; the exact expression beside it where the words are not the whole truth. */
export type LimitWords = { readonly text: string; readonly code: string | undefined };

/** The limits of a value as a reader says them: lower and upper bound in one phrase, patterns taken apart. */
export function formatLimits(constraints: readonly Constraint[], texts: Texts): readonly LimitWords[] {
  const find = (kind: Constraint['kind']) => constraints.find((constraint) => constraint.kind === kind)?.value;
  const plain = (text: string | undefined): LimitWords[] => (text === undefined ? [] : [{ text, code: undefined }]);
  const named = (name: string, text: string | undefined) => text && `${name}: ${text}`;
  return [
    ...plain(named(texts.length, sayRange(find('minLength'), find('maxLength'), texts))),
    ...plain(named(texts.value, sayRange(find('minimum'), find('maximum'), texts))),
    ...plain(fill(texts.above, find('exclusiveMinimum'))),
    ...plain(fill(texts.below, find('exclusiveMaximum'))),
    ...plain(fill(texts.multiple, find('multipleOf'))),
    ...plain(named(texts.items, sayRange(find('minItems'), find('maxItems'), texts))),
    ...plain(find('uniqueItems') && texts.unique),
    ...constraints.filter(({ kind }) => kind === 'pattern').map(({ value }) => sayPattern(value, texts)),
    ...plain(find('contentEncoding')),
    ...plain(find('contentMediaType')),
  ];
}

function fill(text: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : fillMessage(text, { value });
}

function sayRange(min: string | undefined, max: string | undefined, texts: Texts): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min === undefined) return fillMessage(texts.atMost, { value: max ?? '' });
  if (max === undefined) return fillMessage(texts.atLeast, { value: min });
  return min === max ? fillMessage(texts.exactly, { value: min }) : fillMessage(texts.range, { min, max });
}

function sayPattern(pattern: string, texts: Texts): LimitWords {
  const alternatives = describePattern(pattern);
  const words = alternatives?.map((parts) => parts.map((part) => sayPart(part, texts)).join(' + '));
  return {
    text: words === undefined ? texts.pattern : `${texts.pattern}: ${words.join(` ${texts.or} `)}`,
    code: pattern,
  };
}

function sayPart(part: PatternPart, texts: Texts): string {
  if (part.kind === 'text') return `“${part.value}”`;
  const count = part.min === part.max ? String(part.min) : fillMessage(texts.range, part);
  // Singular and plural stand side by side in the message.
  const [one, many = one] = texts[part.kind].split('|');
  return `${count} ${part.max === 1 ? one : many}`;
}
