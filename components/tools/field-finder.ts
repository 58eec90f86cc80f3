import type { FailedFields } from '@/lib/cstat/code-fields';
import { readSchemaFailures, readSchemaFamily } from '@/lib/fiscal/read-schema-failures';
import {
  type FailedDocument,
  findFailedFields,
  LAYOUT_FIELDS_PATH,
  type LayoutFields,
} from '@/lib/leiaute/find-failed-fields';
import { basePath } from '@/lib/routes/base-path';

/** The fields that a message of a schema validator names, in the layout of the document as far as it is known. */
export type FindFields = (message: string, document: FailedDocument) => FailedFields;

/**
 * Fetches the fields of all layouts. A module of its own, which comes only with a message that may name some.
 * @throws when the network or the host fails
 */
export async function createFieldFinder(): Promise<FindFields> {
  const response = await fetch(basePath + LAYOUT_FIELDS_PATH);
  if (!response.ok) throw new Error(`${LAYOUT_FIELDS_PATH} answered with ${response.status}`);
  const layouts: readonly LayoutFields[] = await response.json();
  return (message, { family, model }) =>
    findFailedFields(readSchemaFailures(message), layouts, { family: family ?? readSchemaFamily(message), model });
}
