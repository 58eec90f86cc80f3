import { fillMessage, getMessages, type Messages } from '../i18n/messages';
import { eventSlug, layoutSlug, rulesSlug } from '../leiaute/address';
import {
  type EventLayout,
  isNumbered,
  type Layout,
  type LayoutNode,
  type LayoutRule,
  listNodes,
  toJsonPath,
} from '../leiaute/layout';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import type { PageLink } from './page';
import type { PageScope } from './place-page';

/**
 * The page of a layout on which a group has its own page, or which shows a field.
 * @param path of the group or field, from the document's root
 */
export function layoutPath(layout: Layout, path: string, { current, locale }: PageScope): string {
  return withLocale(locale, docsPath(current.version.path, layoutSlug(layout.id, groupOf(layout, path))));
}

/** JSON path of the nearest group with a page of its own; '' for the document's page. */
function groupOf({ content, pages }: Layout, path: string): string {
  for (let own = path; own.length > content.path.length; own = own.slice(0, own.lastIndexOf('/'))) {
    if (pages.has(own)) return toJsonPath({ path: own }, content.path);
  }
  return '';
}

/** Fields and groups by layout and JSON path, such as nfe/dest.IE. */
export function listFieldKeys(layouts: readonly Layout[]): readonly string[] {
  return layouts.flatMap(({ id, content }) =>
    listNodes(content).map((node) => `${id}/${toJsonPath(node, content.path)}`),
  );
}

/** A field or group as a link, by layout and JSON path; undefined where there is none. */
export function linkField(layouts: readonly Layout[], key: string, scope: PageScope): PageLink | undefined {
  const [id = '', name = ''] = key.split('/');
  const layout = layouts.find((candidate) => candidate.id === id);
  const node = layout && listNodes(layout.content).find((own) => toJsonPath(own, layout.content.path) === name);
  return node && { title: `${name} (${layout.name})`, path: fieldPath(layout, node.path, scope) };
}

/** The fields and groups of a layout as links, by their JSON paths. */
export function linkFields(layout: Layout, scope: PageScope): ReadonlyMap<string, PageLink> {
  return new Map(
    listNodes(layout.content).map((node) => {
      const title = toJsonPath(node, layout.content.path);
      return [title, { title, path: fieldPath(layout, node.path, scope) }];
    }),
  );
}

/** Address of a field or group: a group with a page of its own is that page. */
export function fieldPath(layout: Layout, path: string, scope: PageScope): string {
  const page = layoutPath(layout, path, scope);
  return layout.pages.has(path) ? page : `${page}#${toJsonPath({ path }, layout.content.path)}`;
}

/**
 * The fields that the rules of each status code read, as links, by key such as nfe/539. A tag that stands in several
 * groups is named once.
 */
export function linkRuleFields(
  layouts: readonly Layout[],
  events: readonly EventLayout[],
  scope: PageScope,
): ReadonlyMap<string, readonly PageLink[]> {
  const links = new Map<string, readonly PageLink[]>();
  const add = (key: string, fields: readonly PageLink[]) => links.set(key, [...(links.get(key) ?? []), ...fields]);
  for (const layout of layouts) {
    for (const [code, own] of groupByCode(layout.rules)) add(`${layout.codes}/${code}`, linkPaths(layout, own, scope));
  }
  for (const event of events) {
    for (const [code, own] of groupByCode(event.rules)) {
      add(`${event.codes}/${code}`, linkEventPaths(event, [...new Set(own)], scope));
    }
  }
  return links;
}

/** The fields that the rules of each code read. */
function groupByCode(rules: readonly Pick<LayoutRule, 'code' | 'fields'>[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const { code, fields } of rules) paths.set(code, [...(paths.get(code) ?? []), ...fields]);
  return paths;
}

/** Fields and groups of a layout as links; a tag that stands in several groups is named once. */
export function linkPaths(layout: Layout, paths: readonly string[], scope: PageScope): readonly PageLink[] {
  const texts: Messages['layout'] = getMessages(scope.locale).layout;
  // What the API does not take has no place on the pages.
  const own = [...new Set(paths)].filter((path) => path.startsWith(`${layout.content.path}/`));
  return [...new Set(own.map(readTag))].map((tag): PageLink => {
    const [first = '', ...others] = own.filter((path) => readTag(path) === tag);
    const name = toJsonPath({ path: first }, layout.content.path);
    const label = others.length === 0 ? name : fillMessage(texts.inGroups, { tag, count: others.length + 1 });
    // Documents that share their codes have fields of the same name.
    const title = layout.codes === layout.id ? label : `${layout.name}: ${label}`;
    return { title, path: fieldPath(layout, first, scope) };
  });
}

/** Fields and groups of an event as links, with its name. */
export function linkEventPaths(
  { id, name, tpEvento, content }: EventLayout,
  paths: readonly string[],
  { current, locale }: PageScope,
): readonly PageLink[] {
  const page = withLocale(locale, docsPath(current.version.path, eventSlug(id)));
  return paths.map((path): PageLink => {
    const field = toJsonPath({ path }, content.path);
    return { title: `${name} (${tpEvento}): ${field}`, path: `${page}#${field}` };
  });
}

/** The page of the rules for the documents that share these codes; undefined where there is none. */
export function linkRules(layouts: readonly Layout[], codes: string, scope: PageScope): PageLink | undefined {
  const layout = layouts.find(({ id, rules }) => id === codes && rules.some(isNumbered));
  if (!layout) return undefined;
  const texts: Messages['rules'] = getMessages(scope.locale).rules;
  return {
    title: fillMessage(texts.title, { document: layout.name }),
    path: withLocale(scope.locale, docsPath(scope.current.version.path, rulesSlug(codes))),
  };
}

/** A rule as a link, by the page of the rules of its document. */
export function linkRule(page: PageLink, number: string): PageLink {
  return { title: number, path: `${page.path}#${number}` };
}

const readTag = (path: LayoutNode['path']) => path.slice(path.lastIndexOf('/') + 1);
