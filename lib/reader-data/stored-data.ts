import { checkReaderData } from './check-data';
import { READER_FIELDS, type ReaderData } from './reader-data';

/** What a browser keeps for the reader. Anything may be in a browser's storage: what is not right is left out. */
export function readStoredData(text: string | null): ReaderData {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(
      (entry): entry is [string, string] =>
        READER_FIELDS.some((field) => field === entry[0]) && typeof entry[1] === 'string',
    );
    return checkReaderData(Object.fromEntries(known)).data;
  } catch {
    return {};
  }
}
