import { foldText } from '../text/fold';

/** What of an operation a reader may look for. */
export type SearchableOperation = {
  /** Everything that is written about it in the list, method and name included. */
  readonly text: string;
  /** Path with its parameters in braces. */
  readonly path: string;
};

/**
 * Whether an operation is meant by what a reader typed: a word of it begins with each word typed, without regard to case
 * and accents, where the parts of a name such as `ultimoNsuUsingGET` are words too; or what was typed is an address whose path the operation serves (`https://…/v1/empresas/11222333000181/csc`).
 */
export function matchesOperation(query: string, { text, path }: SearchableOperation): boolean {
  const address = readPath(query);
  if (address !== undefined && fitsTemplate(address, path)) return true;
  // A text of the page may have its method right before its name: "POSTVincular".
  const parts = foldText(text.replace(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$& ')).replace(/\W/g, ' ');
  const words = ` ${foldText(text)} ${parts}`;
  return foldText(query)
    .split(/\s+/)
    .every((word) => words.includes(/^\w/.test(word) ? ` ${word}` : word));
}

/** The path of a typed address, with the method before it and the query after it taken off. */
export function readPath(query: string): string | undefined {
  const [, path] = /^\s*(?:[a-z]+\s+)?(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)[^\s]*\s*$/i.exec(query) ?? [];
  return path;
}

/** Whether a path is one of a template, with a value in the place of each parameter. */
export function fitsTemplate(path: string, template: string): boolean {
  const [given, wanted] = [path, template].map((text) => text.split('/').filter(Boolean));
  if (!given || !wanted || given.length !== wanted.length) return false;
  return wanted.every((part, index) => part.startsWith('{') || part.toLowerCase() === given[index]?.toLowerCase());
}
