import { computeCheckDigit } from './check-digit';

/** An access key's form since CNPJs may have letters: letters only among the first 12 characters of the CNPJ. */
const FORM = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/;

/** Whether a text is exactly a right access key, with nothing around it. Cheap: meant for many texts of a page. */
export function isAccessKey(text: string): boolean {
  return FORM.test(text) && computeCheckDigit(text.slice(0, -1)) === Number(text.at(-1));
}
