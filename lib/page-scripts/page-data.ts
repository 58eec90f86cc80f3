/**
 * The file beside each page with its data for React: the page runs it as a script, and for a link to the page the
 * router gets what it holds as text. It is one call with a list of two texts, as JSON: the digest and the data.
 */
export const DATA_FILE = 'data.js';

/** The file in whose place it comes: what Next writes of the same data, in the page's folder, for its router. */
export const ROUTER_FILE = 'index.txt';

/** Name of the function on `window` that takes the data of the page; a script in the head defines it. */
export const TAKE_DATA = 'pageData';

/** What stands around the list. */
const START = `${TAKE_DATA}(`;
const END = ')\n';

/** The file's content. Data is full of the quotes that JSON would escape, and hardly has the others: they change places. */
export function writeDataScript(data: string, digest: string): string {
  return START + JSON.stringify([digest, swapQuotes(data)]) + END;
}

/**
 * The digest and the data in the file.
 * @throws SyntaxError where the file is another or broke off
 */
export function readDataScript(script: string): readonly [digest: string, data: string] {
  const [digest, data]: readonly [string, string] = JSON.parse(script.slice(START.length, -END.length));
  return [digest, swapQuotes(data)];
}

/** The text with single quotes for double ones, and the other way round. */
export function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}
