import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { fillText } from './fill-values';
import type { ReaderData } from './reader-data';

/**
 * A published file for API clients with the reader's data: `.http`, Postman's JSON, or the archive of Bruno's files.
 * @param name of the file, whose ending says what it is
 */
export function fillFile(name: string, content: Uint8Array, data: ReaderData): Uint8Array<ArrayBuffer> {
  if (name.endsWith('.zip')) return fillArchive(content, data);
  const text = strFromU8(content);
  return copy(strToU8(name.endsWith('.json') ? fillCollection(text, data) : fillHttp(text, data)));
}

/** The token is a variable of the file, under the name that the reader gives it. */
function fillHttp(text: string, data: ReaderData): string {
  const filled = fillText(text, data);
  if (data.token === undefined) return filled;
  return filled.replaceAll('{{token}}', `{{${data.token}}}`).replace(/^@token(?= =)/m, `@${data.token}`);
}

/** Each request of a collection is a sample of its own, and so are the variables. Saved answers stay as they are. */
function fillCollection(text: string, data: ReaderData): string {
  const fill = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || !('item' in value || 'request' in value)) {
      return JSON.parse(fillText(JSON.stringify(value), data));
    }
    const filled = Object.entries(value).map(([key, inner]) => {
      if (key === 'item' && Array.isArray(inner)) return [key, inner.map(fill)];
      return [key, key === 'response' ? inner : fill(inner)];
    });
    return Object.fromEntries(filled);
  };
  return `${JSON.stringify(fill(JSON.parse(text)), null, 2)}\n`;
}

function fillArchive(content: Uint8Array, data: ReaderData): Uint8Array<ArrayBuffer> {
  const files = Object.entries(unzipSync(content)).map(([name, file]) => [
    name,
    strToU8(fillText(strFromU8(file), data)),
  ]);
  return copy(zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) }));
}

/** Bytes that a Blob takes: fflate does not say that its buffers are not shared. */
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
