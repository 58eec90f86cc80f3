import type { CStat } from '../cstat/cstat';
import { fillMessage, getMessages, type Messages } from '../i18n/messages';
import { EVENTS_SLUG, LAYOUT_CHANGES_SLUG, LAYOUT_SLUG, layoutSlug } from '../leiaute/address';
import { describeMarks, describeTies, isAlwaysThere } from '../leiaute/describe-node';
import {
  cutAtPages,
  type EventLayout,
  type Layout,
  type LayoutNode,
  listNodes,
  toJsonName,
  toJsonPath,
} from '../leiaute/layout';
import { nameNode } from '../leiaute/name-node';
import { createNameResolver } from '../leiaute/resolve-names';
import type { Operation } from '../openapi/operation';
import type { LayoutExamples } from '../recipes/layout-examples';
import type { RecipeGroup } from '../recipes/recipe';
import { docsPath } from '../routes/page-address';
import { buildFieldExamples, buildGroupSamples, listUnshown, listVerified } from './build-group-samples';
import { hasPackages } from './build-layout-changes-page';
import { buildPlainCase } from './build-plain-case';
import { findNoteCodes } from './find-note-codes';
import { findRuleBasis } from './find-rule-basis';
import { fieldPath, layoutPath, linkRules } from './layout-links';
import { type FieldGuides, listFieldGuides, selectFieldGuides } from './list-field-guides';
import { listRejections } from './list-rejections';
import type { LayoutBranch, LayoutLink, LayoutPage, Page, PageLink } from './page';
import { type PageScope, placePage } from './place-page';

type Scope = PageScope & {
  readonly layouts: readonly Layout[];
  readonly events: readonly EventLayout[];
  readonly recipes: readonly RecipeGroup[];
  readonly examples: LayoutExamples;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly cstats: ReadonlyMap<string, CStat>;
};

/**
 * The pages of the layouts, in one locale: the list, each document, and the groups that have pages of their own. None
 * on a site without layouts. They are the tax authority's: one page of each serves every version.
 */
export function buildLayoutPages(scope: Scope): readonly Page[] {
  const { layouts, events, locale, current } = scope;
  if (layouts.length === 0) return [];
  const { layout: texts, event: eventTexts, layoutChanges: changeTexts } = getMessages(locale);
  const place = (slug: string) => placePage(scope, docsPath(current.version.path, slug), current.sidebars.docs);
  const guides = listFieldGuides(createNameResolver(layouts), scope);
  const index: PageLink = { title: texts.title, path: place(LAYOUT_SLUG).path };
  return [
    {
      ...place(LAYOUT_SLUG),
      kind: 'layoutIndex',
      title: texts.title,
      description: texts.description,
      layouts: layouts.map(({ id, name, models, source, content }) => ({
        ...{ id, name, models, source },
        title: name,
        path: place(layoutSlug(id)).path,
        fieldCount: listNodes(content).filter(({ kind }) => kind !== 'group').length,
      })),
      guides: current.guides
        .filter(({ id }) => id.startsWith(`${LAYOUT_SLUG}/`))
        .map(({ id, frontmatter }) => ({ title: frontmatter.sidebarLabel ?? frontmatter.title, path: place(id).path })),
      events: events.length > 0 ? { title: eventTexts.title, path: place(EVENTS_SLUG).path } : undefined,
      changes: hasPackages(scope) ? { title: changeTexts.title, path: place(LAYOUT_CHANGES_SLUG).path } : undefined,
    },
    ...layouts.flatMap((layout) => buildPagesOf(layout, index, guides, scope)),
  ];
}

function buildPagesOf(layout: Layout, index: PageLink, guides: FieldGuides, scope: Scope): readonly LayoutPage[] {
  const { id, name, models, source, ruleSources, content, pages } = layout;
  const texts: Messages['layout'] = getMessages(scope.locale).layout;
  const document = { title: name, path: layoutPath(layout, content.path, scope) };
  const own = listNodes(content).filter(({ path }) => path === content.path || pages.has(path));
  const link = ({ path, tag }: LayoutNode): LayoutLink => ({
    title: pages.get(path) ?? tag,
    path: layoutPath(layout, path, scope),
    tag,
  });
  const verified = listVerified(layout, scope);
  return own.map((full): LayoutPage => {
    const node = cutAtPages(full, pages);
    const { path, tag } = node;
    const title = pages.get(path);
    const around = own.filter((group) => group !== full && pages.has(group.path) && path.startsWith(`${group.path}/`));
    const below = listNodes(node).filter((child) => child !== node && pages.has(child.path));
    const groups = Object.fromEntries(below.map((group) => [group.path, link(group)]));
    const samples = buildGroupSamples({ node, groups, contentPath: content.path }, verified);
    return {
      ...placePage(
        scope,
        docsPath(scope.current.version.path, layoutSlug(id, toJsonPath(node, content.path))),
        scope.current.sidebars.docs,
      ),
      kind: 'layout',
      title: title
        ? fillMessage(texts.groupTitle, { group: nameGroup(title, tag), document: name })
        : `${texts.title}: ${name}`,
      description: title
        ? `${node.description} ${texts.groupDescription}`
        : fillMessage(texts.documentDescription, { document: name }),
      layout: { id, name, models, source, ruleSources },
      event: undefined,
      contentPath: content.path,
      node,
      place: title === undefined ? undefined : describePlace(full, layout, texts),
      plain: title ? undefined : buildPlainCase(layout, scope),
      tree: title ? [] : full.children.map((child) => buildBranch(child, layout, scope)),
      parents: title ? [index, document, ...around.map(link)] : [index],
      groups,
      samples,
      examples: buildFieldExamples({ node, contentPath: content.path }, verified),
      unshown: listUnshown({ node, groups, contentPath: content.path, samples }),
      ruleBasis: findRuleBasis(layout),
      rejections: listRejections(layout, node, linkRules(scope.layouts, layout.codes, scope), scope),
      guides: selectFieldGuides(layout, node, guides),
      noteCodes: findNoteCodes(layout, node, scope),
      rules: linkRules(scope.layouts, layout.codes, scope),
    };
  });
}

/** A group's name with its tag, where that is not the name itself, as with ICMS. */
const nameGroup = (title: string, tag: string) => (title === tag ? title : `${title} (${tag})`);

/** What ties a group to those beside it, which its own page does not show. */
function describePlace(node: LayoutNode, layout: Layout, texts: Messages['layout']): LayoutPage['place'] {
  const around = listNodes(layout.content).find(({ children }) => children.includes(node))?.children ?? [node];
  return { marks: describeMarks(node, around, layout, texts), ties: describeTies(node, around, texts) };
}

function buildBranch(node: LayoutNode, layout: Layout, scope: Scope): LayoutBranch {
  return {
    tag: toJsonName(node),
    name: layout.pages.get(node.path) ?? nameNode(node).name,
    path: fieldPath(layout, node.path, scope),
    isGroup: node.kind === 'group',
    isRequired: isAlwaysThere(node),
    filledBy: node.filledBy,
    children: node.children.map((child) => buildBranch(child, layout, scope)),
  };
}
