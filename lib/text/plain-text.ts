const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));
/** Elements inside a line: a word may go on across their tags. */
const INLINE_TAG = /<\/?(?:a|b|code|em|i|strong|del|span|sup|sub)\b[^>]*>/g;

/** The words of rendered Markdown on one line, for search and lists. */
export function toPlainText({ html }: { readonly html: string }): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? entity;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    })
    .replace(/\s+/g, ' ')
    .trim();
}
