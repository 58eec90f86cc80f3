/** Lower case without diacritics: "Emissão" and "EMISSAO" fold to the same text. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
