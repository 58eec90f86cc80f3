import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import { fillText } from '@/lib/reader-data/fill-values';
import { getReaderData } from './applied-data';

/** What a form begins with, with the reader's data in place of the values of the example. */
export function fillStart(start: JsonValue): JsonValue {
  // Of the same shape: only texts and numbers in it change.
  return JSON.parse(fillText(JSON.stringify(start), getReaderData())) as JsonValue;
}
