/** A field that a rule reads: its name with its group, and its address without locale prefix and base path. */
export type CodeField = { readonly title: string; readonly path: string };

/** By status code and document, such as nfe/539: what the file at CODE_FIELDS_PATH holds. */
export type CodeFields = Readonly<Record<string, readonly CodeField[]>>;

/** The fields that a validator refused, and those that it expected in their place; either may be empty. */
export type FailedFields = { readonly refused: readonly CodeField[]; readonly expected: readonly CodeField[] };

/** Whether a validator named any field. */
export const hasFields = ({ refused, expected }: FailedFields) => refused.length + expected.length > 0;

/** Address of that file, without base path. All locales share it. */
export const CODE_FIELDS_PATH = '/docs/cstat/fields.json';

/**
 * The fields of a code that matter for a message: those whose tag it names, or else all.
 * @param message what came beside the code
 */
export function chooseFields(fields: readonly CodeField[], message: string): readonly CodeField[] {
  const words = new Set(message.match(/\w+/g));
  const named = fields.filter(({ path }) => words.has(readTag(path)));
  return named.length > 0 ? named : fields;
}

/** The last name of the place in the page; the name of no field for a group with a page of its own. */
function readTag(path: string): string {
  return path.split('#')[1]?.split('.').at(-1) ?? '';
}
