/** Characters of one part of a long page: a few thousand words. */
const PART = 40_000;

/** One part of a text, counted from 1, and how many there are. */
export type TextPart = { readonly text: string; readonly count: number };

/** Cuts a text at ends of lines into parts that an assistant can take, and gives one; undefined where there are fewer. */
export function takePart(text: string, part: number): TextPart | undefined {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > PART) {
    const end = rest.lastIndexOf('\n', PART);
    const length = end > PART / 2 ? end : PART;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  parts.push(rest);
  const wanted = parts[part - 1];
  return wanted === undefined ? undefined : { text: wanted.trim(), count: parts.length };
}
