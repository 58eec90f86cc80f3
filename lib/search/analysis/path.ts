/** An address of the API, with or without its method, host left out: "POST /v1/dfe", "dfe/{chave}/xml". */
const PATH = /^(?:(get|post|put|patch|delete)\s+)?\/?([a-z][\w.-]*(?:\/(?:\{\w*\}?|[\w.-]+))*)\/?$/i;
/** A segment that a caller fills in: a parameter of the description, or a value with a digit other than "v1". */
const VALUE = /^\{|^(?!v\d+$).*\d/i;

/** A text read as an address of the API. */
export type ApiPath = {
  /** Lower case, when it was written. */
  readonly method: string | undefined;
  /** With a slash before each segment and `{}` for each value: "/v1/dfe/{}/xml". */
  readonly path: string;
};

/** Reads a text as an address of the API; undefined for other texts. A single word needs a method or a slash. */
export function parseApiPath(text: string): ApiPath | undefined {
  const trimmed = text.trim();
  const [, method, path] = PATH.exec(trimmed) ?? [];
  if (path === undefined || (method === undefined && !trimmed.includes('/'))) return undefined;
  const segments = path.split('/').map((segment) => (VALUE.test(segment) ? '{}' : segment.toLowerCase()));
  return { method: method?.toLowerCase(), path: segments.map((segment) => `/${segment}`).join('') };
}

/** The words under which an address is indexed: itself, and what is left of it from each later segment on. */
export function tokenisePath({ method, path }: ApiPath): string[] {
  const segments = path.split('/').slice(1);
  const tails = segments.flatMap((segment, index) => (segment === '{}' ? [] : [`/${segments.slice(index).join('/')}`]));
  return [...(method === undefined ? [] : [method]), ...tails];
}
