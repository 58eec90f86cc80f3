let latest: Promise<void> | undefined;

/**
 * Puts a text on the clipboard. Safari lets a page copy only during the click itself, so a text that is still to come
 * is given to it as a promise. Firefox refuses a copy that a later one overtakes, such as the first of a double click:
 * what became of the later one holds for both.
 * @throws what the browser says when it does not allow copying, or what the promise was rejected with
 */
export function writeClipboard(text: string | Promise<string>): Promise<void> {
  const copy = startCopy(text);
  latest = copy;
  return copy.catch((error: unknown) => {
    if (latest === copy) throw error;
    return latest;
  });
}

async function startCopy(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined' || !('write' in navigator.clipboard)) {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
