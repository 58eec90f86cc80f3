/** A piece of a text, and whether it is what the reader searched for. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Reads a highlighted text as engines give it: `<mark>` around matches, entities for characters. Nothing else is
 * markup: any other tag is text, so that no record can put elements into a page. Marks that do not close hold to the
 * end, and a mark may begin inside an entity.
 */
export function parseHighlight(source: string): readonly TextPart[] {
  const pieces: TextPart[] = [];
  let isMatch = false;
  for (const piece of source.split(/(<\/?mark>)/i)) {
    if (/^<\/?mark>$/i.test(piece)) isMatch = !piece.startsWith('</');
    else if (piece !== '') pieces.push({ text: piece, isMatch });
  }
  return decodeParts(pieces);
}

/** Decodes entities, also those that a mark cuts: a character counts as a match when any part of its entity does. */
export function decodeParts(pieces: readonly TextPart[]): readonly TextPart[] {
  const isDecoded = pieces.every(
    ({ text, isMatch }, place) => !text.includes('&') && pieces[place - 1]?.isMatch !== isMatch,
  );
  if (isDecoded) return pieces;
  const whole = pieces.map(({ text }) => text).join('');
  const marks = pieces.flatMap(({ text, isMatch }) => Array.from({ length: text.length }, () => isMatch));
  const parts: TextPart[] = [];
  const add = (text: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + text, isMatch };
    else parts.push({ text, isMatch });
  };
  const addPlain = (start: number, end: number) => {
    let from = start;
    for (let at = start + 1; at <= end; at++) {
      if (at < end && marks[at] === marks[from]) continue;
      add(whole.slice(from, at), marks[from] ?? false);
      from = at;
    }
  };
  let read = 0;
  for (const found of whole.matchAll(ENTITY)) {
    addPlain(read, found.index);
    read = found.index + found[0].length;
    add(decodeEntity(found), marks.slice(found.index, read).includes(true));
  }
  addPlain(read, whole.length);
  return parts;
}

function decodeEntity([entity, hex, decimal, name]: RegExpExecArray): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  // Not every number is a character; what is none stays as it was written.
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}

/** The text without the marks. */
export function joinParts(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
