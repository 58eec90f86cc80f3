import { docsPath } from '../routes/page-address';
import { foldText } from '../text/fold';

/** The page of everything that changes, below a version's documentation. */
export const CHANGES_SLUG = 'mudancas';

/** Path of the page of changes, without locale prefix. */
export function changesPath(versionPath: string): string {
  return docsPath(versionPath, CHANGES_SLUG);
}

/** Id of a note on the page of changes: "NT 2025.002" → "nt-2025-002". */
export function toNoteAnchor(noteId: string): string {
  return foldText(noteId)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/** Id of one change of a note on the page of changes. */
export function toChangeAnchor(noteId: string, changeId: string): string {
  return `${toNoteAnchor(noteId)}-${changeId}`;
}

/** Id of the list of a document's changes: "CT-e OS" → "documento-ct-e-os". */
export function toDocumentAnchor(document: string): string {
  return `documento-${toNoteAnchor(document)}`;
}
