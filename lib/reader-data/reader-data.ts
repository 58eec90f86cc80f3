/** Attribute of <html> while samples show data of the reader. */
export const READER_DATA_MARK = 'data-has-reader-data';

/** What a reader may put in place of the values of the examples. */
export const READER_FIELDS = ['cnpj', 'ie', 'uf', 'series', 'number', 'email', 'token'] as const;
export type ReaderField = (typeof READER_FIELDS)[number];

/** Values of the reader, checked; what is not there stays as the examples have it. */
export type ReaderData = Readonly<Partial<Record<ReaderField, string>>>;

/**
 * What a value of a sample is. The state has several: its letters, its code and the town in it. The last digit of a key
 * may stand alone.
 */
const VALUE_KINDS = [...READER_FIELDS, 'cuf', 'city', 'citycode', 'key', 'digit'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

export function isValueKind(name: string | undefined): name is ValueKind {
  return VALUE_KINDS.some((kind) => kind === name);
}
