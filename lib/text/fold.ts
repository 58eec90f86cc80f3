/** Texts that have nothing to fold but their capitals. */
const PLAIN = /^[ -~]*$/;

/** Lower case without diacritics: "Emissão" and "EMISSAO" fold to the same text. */
export function foldText(text: string): string {
  // Most words, many times sooner: search folds thousands of them with each key press.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
