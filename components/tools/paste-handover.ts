const HANDED_OVER = 'site:paste-handed-over';
let handedOver: string | undefined;

/** Keeps a text that was pasted elsewhere, for the tool that explains it: in memory only, until it is taken. */
export function handPasteOver(text: string): void {
  handedOver = text;
  window.dispatchEvent(new Event(HANDED_OVER));
}

/**
 * Gives the text that was pasted elsewhere, at once and whenever another comes.
 * @returns what ends it
 */
export function takePastes(take: (text: string) => void): () => void {
  const check = () => {
    if (handedOver === undefined) return;
    const text = handedOver;
    handedOver = undefined;
    take(text);
  };
  check();
  window.addEventListener(HANDED_OVER, check);
  return () => window.removeEventListener(HANDED_OVER, check);
}
