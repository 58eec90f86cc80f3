/** Half characters: one of the two units that a character beyond the first 65,536 is made of, without the other. */
const HALVES = /\p{Surrogate}/gu;

/** A text without half characters, which are left where it was cut by length, or come with what is pasted. */
export const dropHalfCharacters = (text: string): string => text.replace(HALVES, '');

/** What a reader typed or pasted, as a part of an address: of half a character none can be made. */
export const encodeTyped = (text: string): string => encodeURIComponent(dropHalfCharacters(text));
