/** Id of the button that opens the form, start of the form's own ids, and name of the fragment that holds its state. */
export const FORM_ID = 'montar';
