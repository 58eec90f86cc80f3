/** A kind of character that patterns of this API repeat. */
export const CHARACTER_KINDS = [
  'digits',
  'capitals',
  'digitsCapitals',
  'digitsLetters',
  'hexDigits',
  'slug',
  'identifier',
  'constant',
] as const;
export type CharacterKind = (typeof CHARACTER_KINDS)[number];

/** One step of a pattern: so many characters of a kind, or a fixed text. */
export type PatternPart =
  | { readonly kind: CharacterKind; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly value: string };

const CLASSES = new Map<string, CharacterKind>(
  Object.entries({
    '0-9': 'digits',
    'A-Z': 'capitals',
    '0-9A-Z': 'digitsCapitals',
    'A-Z0-9': 'digitsCapitals',
    '0-9A-Za-z': 'digitsLetters',
    '0-9A-F': 'hexDigits',
    '0-9A-Za-z-': 'slug',
    '0-9A-Za-z_-': 'identifier',
    'A-Z0-9_': 'constant',
  } as const),
);

const STEP = /\[([^\]]+)\](?:\{(\d+)(?:,(\d+))?\})?|\\([.\-/])|([A-Za-z0-9_ @-]+)/y;

/**
 * Takes an anchored pattern apart, so that it can be said in words: `^[0-9]{6}[0-9A-Z]{12}$` is six digits, then twelve
 * digits or capital letters.
 * @returns the alternatives, each a list of steps; undefined for a pattern that is more than that
 */
export function describePattern(pattern: string): readonly (readonly PatternPart[])[] | undefined {
  const inner = /^\^(?:\(([^()]*)\)|([^()|]*))\$$/.exec(pattern);
  const alternatives = (inner?.[1] ?? inner?.[2])?.split('|').map(readSteps);
  const known = alternatives?.filter((steps) => steps !== undefined) ?? [];
  return known.length > 0 && known.length === alternatives?.length ? known : undefined;
}

function readSteps(source: string): readonly PatternPart[] | undefined {
  const parts: PatternPart[] = [];
  const step = new RegExp(STEP);
  while (step.lastIndex < source.length) {
    const [, set, min, max, escaped, text] = step.exec(source) ?? [''];
    if (set !== undefined) {
      const kind = CLASSES.get(set);
      if (kind === undefined) return undefined;
      const least = Number(min ?? 1);
      parts.push({ kind, min: least, max: Number(max ?? least) });
    } else if (escaped !== undefined || text !== undefined) {
      parts.push({ kind: 'text', value: escaped ?? text ?? '' });
    } else return undefined;
  }
  return parts.length > 0 ? parts : undefined;
}
