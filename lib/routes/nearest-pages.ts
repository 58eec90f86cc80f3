/** A page as llms.txt lists it. */
export type ListedPage = { readonly title: string; readonly path: string };

/** Pages offered where an address does not exist. */
const MOST = 4;

/** The pages in the text of llms.txt: `- [Autenticação](https://…/docs/…/autenticacao-api.md)`. */
export function readListedPages(llmsTxt: string, basePath: string): readonly ListedPage[] {
  return Array.from(llmsTxt.matchAll(/^- \[(.+?)\]\((\S+)\.md\)/gm), ([, title = '', url = '']) => ({
    title: title.replace(/\\(\W)/g, '$1'),
    // The home page's Markdown alone has a name of its own.
    path: `${new URL(url).pathname.slice(basePath.length)}/`.replace(/^\/index\/$/, '/'),
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
  const nearest = pages
    .map((page) => ({ page, likeness: rate(page) }))
    .filter(({ likeness }) => likeness > 1)
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ page }) => page);
  return [...listLookups(asked, pages), ...nearest].slice(0, MOST);
}

/** The look-up of a status code whose address lacks its document, or names one that does not have it. */
function listLookups(asked: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const code = asked.match(/\/cstat\/(?:[^/]+\/)?(\d{3,4})\/?$/)?.[1];
  if (code === undefined) return [];
  return pages
    .filter(({ path }) => path.endsWith('/cstat/'))
    .map(({ title, path }) => ({ title, path: `${path}?q=${code}` }));
}

function splitWords(path: string): ReadonlySet<string> {
  return new Set(
    path
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  );
}

/** How much of two sets of words is in both, 0 to 1; a word that begins another, or is another mistyped, counts half. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const isAlmostIn = (word: string) =>
    word.length > 3 && [...other].some((it) => it.startsWith(word) || word.startsWith(it) || isMistyped(word, it));
  const common = [...one].map((word) => (other.has(word) ? 1 : isAlmostIn(word) ? 0.5 : 0));
  return (2 * common.reduce<number>((sum, part) => sum + part, 0)) / (one.size + other.size);
}

/** Whether two words differ in one place, by at most two letters: one too many, missing, wrong, or changed with the next. */
function isMistyped(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  return long.length > 5 && long.length - start - end <= 2;
}
