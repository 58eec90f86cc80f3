/** Numbers of status codes in a note: after the word, or in parentheses behind what they refuse. */
const NUMBERS = /(rejeiç(?:ão|ões) |\()(\d{3,4}(?:(?:, | e | ou )\d{3,4})*)(?!\w)/gi;

/** The status codes that a note may name; only the knowledge base says which of them exist. */
export function listNoteCodes(note: string): readonly string[] {
  return [...note.matchAll(NUMBERS)].flatMap(([, , numbers = '']) => numbers.match(/\d+/g) ?? []);
}

/**
 * A note with its status codes as Markdown links.
 * @param paths the path of the page of each code that has one
 * @param toAddress what a link to a path says
 */
export function linkNoteCodes(
  note: string,
  paths: Readonly<Record<string, string>>,
  toAddress: (path: string) => string,
): string {
  const link = (code: string) => (paths[code] === undefined ? code : `[${code}](${toAddress(paths[code])})`);
  return note.replace(NUMBERS, (_all, lead: string, numbers: string) => lead + numbers.replace(/\d+/g, link));
}
