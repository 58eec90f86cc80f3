/** Where a fault was found in the project's own sources. Lines and columns count from 1. */
export type SourcePlace = { readonly file: string; readonly line?: number; readonly column?: number };

export type SiteErrorParts = {
  readonly place: SourcePlace;
  /** The key, field, id or link that is wrong, as the author wrote it. */
  readonly key: string;
  /** What was found there. */
  readonly found: string;
  /** What the author should do. */
  readonly fix: string;
};

/**
 * A fault in the content or configuration that stops the build.
 * Its message is written for the author who has to mend it: file and line, key, what was found, the fix.
 */
export class SiteError extends Error {
  readonly parts: SiteErrorParts;

  constructor(parts: SiteErrorParts, options?: ErrorOptions) {
    super(formatSiteError(parts), options);
    this.name = 'SiteError';
    this.parts = parts;
  }
}

/** `file:line:column` with the parts that are known. */
export function formatPlace({ file, line, column }: SourcePlace): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

/** A fault as its author reads it: the place, what was found, the fix. */
export function formatSiteError({ place, key, found, fix }: SiteErrorParts): string {
  return `${formatPlace(place)}\n  ${key}: ${found}\n  Fix: ${fix}`;
}

/** Short, quoted form of an unknown value for an error message. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return (text ?? typeof value).slice(0, 120);
}
