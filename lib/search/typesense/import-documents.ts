import { z } from 'zod';
import { SiteError } from '../../errors/site-error';
import type { AdminApi } from './admin-api';
import type { SearchDocument } from './build-documents';

/** Documents in one request. */
const BATCH = 100;

const rowSchema = z.object({ success: z.boolean(), error: z.string().optional() });

/**
 * Sends the documents that a collection does not have yet, in batches.
 * @param onProgress told how many documents the collection has, after each batch
 * @throws SiteError with the server's words for the first document that it refuses
 */
export async function importDocuments(
  api: AdminApi,
  collection: string,
  documents: readonly SearchDocument[],
  onProgress: (done: number) => void,
): Promise<void> {
  const present = await listPresentIds(api, collection);
  const absent = documents.filter(({ id }) => !present.has(id));
  onProgress(documents.length - absent.length);
  for (let start = 0; start < absent.length; start += BATCH) {
    const batch = absent.slice(start, start + BATCH);
    await importBatch(api, collection, batch);
    onProgress(documents.length - absent.length + start + batch.length);
  }
}

async function listPresentIds(api: AdminApi, collection: string): Promise<ReadonlySet<string>> {
  const path = `/collections/${encodeURIComponent(collection)}/documents/export?include_fields=id`;
  const lines = (await api.request({ method: 'GET', path, right: 'documents:export' })) ?? '';
  const idSchema = z.object({ id: z.string() });
  const ids = splitLines(lines).flatMap((line) => {
    const parsed = idSchema.safeParse(parseLine(line));
    return parsed.success ? [parsed.data.id] : [];
  });
  return new Set(ids);
}

async function importBatch(api: AdminApi, collection: string, batch: readonly SearchDocument[]): Promise<void> {
  // Upsert, so that a batch whose answer got lost may be sent again.
  const path = `/collections/${encodeURIComponent(collection)}/documents/import?action=upsert`;
  const body = batch.map((document) => JSON.stringify(document)).join('\n');
  const answer = (await api.request({ method: 'POST', path, right: 'documents:import', body })) ?? '';
  const rows = splitLines(answer).map((line) => rowSchema.safeParse(parseLine(line)));
  const refused = rows.findIndex((row) => !row.success || !row.data.success);
  if (refused === -1 && rows.length === batch.length) return;
  const row = rows[refused];
  throw new SiteError({
    place: { file: 'content' },
    key: String(batch[Math.max(refused, 0)]?.url),
    found: row?.success
      ? `the server does not take the record: ${row.data.error ?? 'it gives no reason'}`
      : `the server confirmed ${Math.max(refused, rows.length)} of ${batch.length} records`,
    fix: 'correct what it names, and publish again: what was sent is kept and continued',
  });
}

const splitLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
