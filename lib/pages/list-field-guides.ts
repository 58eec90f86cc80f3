import type { Guide } from '../content/load-guides.build';
import type { Layout } from '../leiaute/layout';
import { createNameResolver } from '../leiaute/resolve-names';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import type { PageLink } from './page';
import type { PageScope } from './place-page';

/** The guides that speak of a field or group, by the id of its layout and its path: `nfe/NFe/infNFe/infIntermed`. */
export type FieldGuides = ReadonlyMap<string, readonly PageLink[]>;

/** A field's name among those of all layouts. */
export const toFieldGuideKey = ({ id }: Pick<Layout, 'id'>, path: string): string => `${id}${path}`;

/**
 * Finds the guides that name a field as code, each at the first heading below which it does. Of a name that several
 * documents have, those count that the same section of the guide names.
 */
export function listFieldGuides(layouts: readonly Layout[], { current, locale }: PageScope): FieldGuides {
  const resolve = createNameResolver(layouts);
  const guides = new Map<string, readonly PageLink[]>();
  for (const guide of current.guides) {
    const { title } = guide.frontmatter;
    const page = withLocale(locale, docsPath(current.version.path, guide.id));
    const seen = new Set<string>();
    for (const { text: name, headingId } of guide.codes) {
      for (const { layout, path } of resolve(name, readSection(guide, headingId))) {
        const key = toFieldGuideKey(layout, path);
        if (seen.has(key)) continue;
        seen.add(key);
        const link = { title, path: headingId === undefined ? page : `${page}#${headingId}` };
        guides.set(key, [...(guides.get(key) ?? []), link]);
      }
    }
  }
  return guides;
}

/** A section of a guide with the titles that it stands below. */
function readSection({ frontmatter, headings, sections }: Guide, headingId: string | undefined): string {
  const heading = headings.find(({ id }) => id === headingId)?.text.map(({ text }) => text) ?? [];
  const texts = sections.filter((section) => section.headingId === headingId).map(({ text }) => text);
  return [frontmatter.title, ...heading, ...texts].join(' ');
}
