/**
 * A script without indentation and comments on lines of their own: it stands in every page. It has no text of several
 * lines in which these would mean something.
 */
export function shortenScript(script: string): string {
  return script.replace(/^\s+(?:\/\/.*\n\s*)*/gm, '');
}
