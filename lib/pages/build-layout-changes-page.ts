import { fillMessage, getMessages, type Messages } from '../i18n/messages';
import { EVENTS_SLUG, eventSlug, LAYOUT_CHANGES_SLUG, LAYOUT_SLUG } from '../leiaute/address';
import { type EventLayout, type Layout, type LayoutNode, listNodes, toJsonPath } from '../leiaute/layout';
import { EVENT_SERIES, type PackageChange, toPackageSlug } from '../leiaute/packages/layout-package';
import { toParent } from '../leiaute/packages/package-row';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { CHANGES_SLUG } from '../rules/address';
import type { RuleNotes } from '../rules/rule-note';
import { fieldPath, layoutPath } from './layout-links';
import type { LayoutChangesPage, PackageSeries, Page, PageLink } from './page';
import { type PageScope, placePage } from './place-page';

type Scope = PageScope & {
  readonly layouts: readonly Layout[];
  readonly events: readonly EventLayout[];
  readonly notes: RuleNotes;
};

/** Whether the page has something to show. */
export function hasPackages({ layouts, events }: Pick<Scope, 'layouts' | 'events'>): boolean {
  return [...layouts, ...events].some(({ packages }) => packages.length > 0);
}

/** The page of the official packages and what each changed, in one locale; none on a site that names no packages. */
export function buildLayoutChangesPages(scope: Scope): readonly Page[] {
  if (!hasPackages(scope)) return [];
  const { layouts, events, notes, current, locale } = scope;
  const messages = getMessages(locale);
  const link = (title: string, slug: string): PageLink => ({
    title,
    path: withLocale(locale, docsPath(current.version.path, slug)),
  });
  const hasDates = [...notes.values()].some(({ changes }) => changes.length > 0);
  const texts: Messages['layoutChanges'] = messages.layoutChanges;
  const page: LayoutChangesPage = {
    ...placePage(scope, docsPath(current.version.path, LAYOUT_CHANGES_SLUG), current.sidebars.docs),
    kind: 'layoutChanges',
    title: texts.title,
    description: texts.description,
    parent: link(messages.layout.title, LAYOUT_SLUG),
    dates: hasDates ? link(messages.changes.title, CHANGES_SLUG) : undefined,
    series: [
      ...layouts.map((layout) => showDocument(layout, scope)),
      ...groupByDocument(events).map((own) => showEvents(own, texts, scope)),
    ].filter(({ packages }) => packages.length > 0),
  };
  return [page];
}

/** A change with its name, and the place on the site where it shows. */
type Place = (change: PackageChange) => PageLink;

function showDocument(layout: Layout, scope: Scope): PackageSeries {
  const { id, name, packages, content } = layout;
  const nodes = mapByPath(content);
  const page = layoutPath(layout, content.path, scope);
  const place: Place = ({ path }) => {
    const near = findNearest(path, nodes);
    return { title: namePath(path, layout), path: near === content.path ? page : fieldPath(layout, near, scope) };
  };
  return showSeries({ id, title: name, path: page }, packages, place);
}

function groupByDocument(events: readonly EventLayout[]): readonly (readonly EventLayout[])[] {
  return [...new Set(events.map(({ document }) => document))].map((document) =>
    events.filter((event) => event.document === document),
  );
}

function showEvents(events: readonly EventLayout[], texts: Messages['layoutChanges'], scope: Scope): PackageSeries {
  const { current, locale } = scope;
  const toPath = (slug: string) => withLocale(locale, docsPath(current.version.path, slug));
  const [{ document, documentName, packages } = { document: '', documentName: '', packages: [] }] = events;
  const index = `${toPath(EVENTS_SLUG)}#${document}`;
  const layouts = new Map(events.map((event) => [event.id, { event, nodes: mapByPath(event.content) }]));
  const place: Place = ({ layout, path }) => {
    const found = layouts.get(layout);
    // An event that is gone has neither name nor page any more.
    if (!found) return { title: layout, path: index };
    const { event, nodes } = found;
    const near = findNearest(path, nodes);
    const name = `${event.name} (${event.tpEvento})`;
    const page = toPath(eventSlug(event.id));
    return {
      title: path === '' ? name : `${name}: ${namePath(path, event)}`,
      path: near === event.content.path ? page : `${page}#${toJsonPath({ path: near }, event.content.path)}`,
    };
  };
  const title = fillMessage(texts.events, { document: documentName });
  return showSeries({ id: EVENT_SERIES + document, title, path: index }, packages, place);
}

function showSeries(
  series: Pick<PackageSeries, 'id' | 'title' | 'path'>,
  packages: Layout['packages'],
  place: Place,
): PackageSeries {
  return {
    ...series,
    packages: packages.map((own) => {
      const anchor = `${series.id}.${toPackageSlug(own.name)}`;
      return {
        ...own,
        anchor,
        changes: own.changes.map((change) => {
          const { kind, layout, path } = change;
          // An event's own path begins with its layout, which the document's name does not tell.
          const named = layout === series.id ? path : `${layout}${path}`;
          return {
            ...change,
            anchor: `${anchor}.${kind}.${named.replace(/^\//, '').replace(/[^\w-]+/gu, '.')}`,
            ...place(change),
          };
        }),
      };
    }),
  };
}

/** JSON path of a field or group; its whole path in the XML where it stands outside of `documento`. */
function namePath(path: string, { content }: Pick<Layout, 'content'>): string {
  return path.startsWith(`${content.path}/`) ? toJsonPath({ path }, content.path) : path;
}

const mapByPath = (content: LayoutNode) => new Map(listNodes(content).map((node) => [node.path, node]));

/** The field or group itself, or what it stood in where it is gone; the content where that is not shown either. */
function findNearest(path: string, nodes: ReadonlyMap<string, LayoutNode>): string {
  let near = path;
  while (near !== '' && !nodes.has(near)) near = toParent(near);
  return near === '' ? ([...nodes.keys()][0] ?? '') : near;
}
