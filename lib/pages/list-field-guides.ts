import type { Guide } from '../content/load-guides.build';
import { type Layout, type LayoutNode, listNodes } from '../leiaute/layout';
import type { NameResolver } from '../leiaute/resolve-names';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import type { PageLink } from './page';
import type { PageScope } from './place-page';

/** The guides that speak of a field or group, by the id of its layout and its path: `nfe/NFe/infNFe/infIntermed`. */
export type FieldGuides = ReadonlyMap<string, readonly PageLink[]>;

/** A field's name among those of all layouts. */
const toKey = ({ id }: Pick<Layout, 'id'>, path: string): string => `${id}${path}`;

/**
 * Finds the guides that name a field as code, each at the first heading below which it does.
 * @param resolve what tells which field a name means, by the section of the guide in which it stands
 */
export function listFieldGuides(resolve: NameResolver, { current, locale }: PageScope): FieldGuides {
  const guides = new Map<string, readonly PageLink[]>();
  for (const guide of current.guides) {
    const { title } = guide.frontmatter;
    const page = withLocale(locale, docsPath(current.version.path, guide.id));
    const seen = new Set<string>();
    for (const { text: name, headingId } of guide.codes) {
      for (const { layout, path } of resolve(name, readSection(guide, headingId))) {
        const key = toKey(layout, path);
        if (seen.has(key)) continue;
        seen.add(key);
        const link = { title, path: headingId === undefined ? page : `${page}#${headingId}` };
        guides.set(key, [...(guides.get(key) ?? []), link]);
      }
    }
  }
  return guides;
}

/** Of the fields below a group, by their paths. */
export function selectFieldGuides(
  layout: Pick<Layout, 'id'>,
  node: LayoutNode,
  guides: FieldGuides,
): Readonly<Record<string, readonly PageLink[]>> {
  return Object.fromEntries(
    listNodes(node).flatMap(({ path }) => {
      const links = guides.get(toKey(layout, path));
      return links ? [[path, links]] : [];
    }),
  );
}

/** A section of a guide with the titles that it stands below. */
function readSection({ frontmatter, headings, sections }: Guide, headingId: string | undefined): string {
  const heading = headings.find(({ id }) => id === headingId)?.text.map(({ text }) => text) ?? [];
  const texts = sections.filter((section) => section.headingId === headingId).map(({ text }) => text);
  return [frontmatter.title, ...heading, ...texts].join(' ');
}
