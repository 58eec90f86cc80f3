/**
 * A sample in the C# that Mono's compiler knows: raw string literals as verbatim ones, and `using` declarations as
 * plain ones, because nothing lives longer than the sample. Everything else is word for word what the page shows.
 */
export function toOlderCsharp(code: string): string {
  return code
    .replace(/^(.*?)("{3,})\n([\s\S]*?)\n([ \t]*)\2/gmu, (_, before: string, _quotes, text: string, indent: string) => {
      const lines = text.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
      return `${before}@"${lines.join('\n').replaceAll('"', '""')}"`;
    })
    .replace(/^(\s*)using var /gmu, '$1var ');
}
