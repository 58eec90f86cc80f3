/** Attribute of the link to the site's style sheet, in a page without that of the reference: where that one is. */
export const REFERENCE_SHEET = 'data-reference-sheet';
