/** What parts of tags stand for, in words of readers. Capitals count. */
export type Abbreviations = Readonly<Record<string, string>>;

/** The words that the names in a JSON path stand for, each once. */
export type SpellOutPath = (path: string) => string;

/** A part that stands for nothing: capitals up to the next word, a word, or a single sign. */
const OTHER_PART = /^(?:[A-Z]+(?![a-z])|[A-Z]?[a-z]+|.)/;
/** Where a part ends, no word goes on. */
const GOES_ON = /[a-z]/;

/** Reader of paths such as "det.prod.vFrete": "item produto valor". Tags repeat, so it remembers what they stand for. */
export function createPathSpeller(abbreviations: Abbreviations): SpellOutPath {
  const words = new Map(Object.entries(abbreviations));
  const known = new Map<string, readonly string[]>();
  const spell = (tag: string) => {
    const spelt = known.get(tag) ?? splitTag(tag, words).flatMap((part) => words.get(part)?.split(' ') ?? []);
    known.set(tag, spelt);
    return spelt;
  };
  return (path) => [...new Set(path.split('.').flatMap(spell))].join(' ');
}

/** A tag in its parts, each time the longest that has words and ends where a new word begins. */
export function splitTag(tag: string, words: { has(part: string): boolean }): readonly string[] {
  const parts: string[] = [];
  for (let start = 0; start < tag.length; start += parts.at(-1)?.length ?? 1) {
    const rest = tag.slice(start);
    parts.push(findAbbreviation(rest, words) ?? OTHER_PART.exec(rest)?.[0] ?? rest);
  }
  return parts;
}

/** The longest abbreviation that a text begins with. */
function findAbbreviation(text: string, words: { has(part: string): boolean }): string | undefined {
  for (let end = text.length; end > 0; end--) {
    const part = text.slice(0, end);
    if (words.has(part) && !GOES_ON.test(text.charAt(end))) return part;
  }
  return undefined;
}
