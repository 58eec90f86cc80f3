import type { Export } from '../links/check-links';
import type { QualityPage } from '../pages/page';
import type { ExportCounts } from '../quality/test-results';
import { toAbsoluteUrl } from '../routes/locale-address';

/**
 * Counts what was published.
 * @param brokenLinks how many links the check found broken
 * @param sizes bytes of every file
 */
export function countPublished(
  { pages, texts }: Pick<Export, 'pages' | 'texts'>,
  brokenLinks: number,
  sizes: ReadonlyMap<string, number>,
): ExportCounts {
  const add = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const facts = [...pages.values()];
  return {
    pages: pages.size,
    links: add([...facts, ...[...texts.values()].map((links) => ({ links }))].map(({ links }) => links.length)),
    brokenLinks,
    anchors: add(facts.map(({ ids }) => ids.length)),
    files: sizes.size,
    bytes: add([...sizes.values()]),
  };
}

/**
 * The page of quality for programs.
 * @param published undefined as long as the pages are not written
 */
export function writeQualityJson({ quality, sharedPath }: QualityPage, published?: ExportCounts): string {
  const { builtOn, limits, counts, tests, operations } = quality;
  const document = {
    page: toAbsoluteUrl(sharedPath),
    builtOn,
    limits,
    counts,
    published,
    tests,
    operations: operations.map(({ path, ...operation }) => ({ ...operation, page: toAbsoluteUrl(path) })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
