/** Name of the parameter that names a part of the page which is to be open; an address has it once for each part. */
export const OPENED_PARTS = 'abrir';
