/**
 * A script without indentation, comments and line ends that mean nothing: it stands in every page. It has no text of
 * several lines in which these would mean something, and a semicolon behind each statement, as compilers write them.
 */
export function shortenScript(script: string): string {
  const lines = script
    .replace(/^\s+(?:\/\/.*\n\s*)*/gm, '')
    .replace(/\/\*\*.*?\*\/ ?/gs, '')
    .split('\n');
  const ends = lines.map((line, index) => {
    // Behind two slashes may be a comment, which ends with its line.
    if (line.includes('//')) return '\n';
    return /[{},;([]$/.test(line) || /^[})\]]/.test(lines[index + 1] ?? '}') ? '' : '\n';
  });
  return lines.map((line, index) => line + ends[index]).join('');
}
