/** A file beside the pages: its site path without base path, and its content. */
export type PublishedFile = { readonly path: string; readonly content: string | Uint8Array };
