/** A page as llms.txt lists it. */
export type ListedPage = { readonly title: string; readonly path: string };

/** Pages offered where an address does not exist. */
const MOST = 4;

/** The pages in the text of llms.txt: `- [Autenticação](https://…/docs/…/autenticacao-api.md)`. */
export function readListedPages(llmsTxt: string, basePath: string): readonly ListedPage[] {
  return Array.from(llmsTxt.matchAll(/^- \[(.+?)\]\((\S+)\.md\)/gm), ([, title = '', url = '']) => ({
    title,
    path: `${new URL(url).pathname.slice(basePath.length)}/`,
  }));
}

/**
 * The pages whose addresses are most like one that does not exist, best first. The words of the last part count most,
 * because pages move between folders more often than they are renamed.
 * @param asked path without base path and locale prefix
 */
export function findNearestPages(asked: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const words = splitWords(asked);
  const last = splitWords(asked.split('/').findLast(Boolean) ?? '');
  const rate = ({ path }: ListedPage) => {
    const end = splitWords(path.split('/').findLast(Boolean) ?? '');
    return 3 * share(last, end) + share(words, splitWords(path));
  };
  return pages
    .map((page) => ({ page, likeness: rate(page) }))
    .filter(({ likeness }) => likeness > 1)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MOST)
    .map(({ page }) => page);
}

function splitWords(path: string): ReadonlySet<string> {
  return new Set(
    path
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  );
}

/** How much of two sets of words is in both, 0 to 1; a word that begins another counts half. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const begins = (word: string) =>
    [...other].some((it) => word.length > 3 && (it.startsWith(word) || word.startsWith(it)));
  const common = [...one].map((word) => (other.has(word) ? 1 : begins(word) ? 0.5 : 0));
  return (2 * common.reduce<number>((sum, part) => sum + part, 0)) / (one.size + other.size);
}
