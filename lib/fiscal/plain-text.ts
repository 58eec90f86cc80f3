/** Characters that nobody sees: soft hyphens, joiners, marks of direction and the mark of an encoding. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Hyphens and dashes of every length, and the sign of subtraction. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/** A text as a keyboard writes it, which documents and chat programs change: plain digits and hyphens, nothing unseen. */
export function writePlainly(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(HYPHENS, '-');
}
