/** The addresses that a Markdown text links to, images included; code is left out. */
export function readMarkdownLinks(text: string): readonly string[] {
  const prose = text
    .replace(/^([ >]*)(`{3,})[^\n]*\n[\s\S]*?^[ >]*\2 *$/gm, '')
    .replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
  return [...prose.matchAll(/\]\(<?([^\s)>]+)|<(https?:[^\s>]+)>/g)].map(([, href, bare]) => href ?? bare ?? '');
}
