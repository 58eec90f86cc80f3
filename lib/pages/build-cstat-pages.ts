import type { Guide } from '../content/load-guides.build';
import { cstatPath, toCStatAddress } from '../cstat/address';
import { type CStat, type CStatExplanation, formatCStatName, shortenOfficialText, toCStatKey } from '../cstat/cstat';
import { cstatDocumentList } from '../cstat/documents';
import { replaceLinkTargets } from '../cstat/explanation-links';
import { type EventLayout, isNumbered, type Layout } from '../leiaute/layout';
import type { Operation } from '../openapi/operation';
import { recipeSlug } from '../recipes/address';
import type { RecipeGroup } from '../recipes/recipe';
import { toHref, withLocale } from '../routes/locale-address';
import { apiPath, docsPath } from '../routes/page-address';
import { changesPath, toChangeAnchor } from '../rules/address';
import type { RuleNotes } from '../rules/rule-note';
import { type Markdown, renderInlineMarkdown } from '../text/markdown';
import { toPlainText } from '../text/plain-text';
import { linkRule, linkRuleFields, linkRules } from './layout-links';
import { linkCStat } from './link-cstat';
import type { ChangeLink, CStatCodePage, CStatDocumentPage, Page, PageLink } from './page';
import { linkOperation, type PageScope, placePage } from './place-page';

type Scope = PageScope & {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly notes: RuleNotes;
  readonly layouts: readonly Layout[];
  readonly events: readonly EventLayout[];
  readonly recipes: readonly RecipeGroup[];
};

/** By the key of each code: the fields that its rules read, the operations that name it and the guides that use it. */
type Shared = {
  readonly fields: ReadonlyMap<string, readonly PageLink[]>;
  readonly operations: ReadonlyMap<string, readonly Operation[]>;
  readonly guides: ReadonlyMap<string, readonly Guide[]>;
};

const TITLE = 'Base de códigos cStat';

/** A code that has an explanation. */
type ExplainedCStat = CStat & { readonly explanation: CStatExplanation };

/** The pages of the knowledge base in one locale: its entrance, one page for each document, one for each explained code. */
export function buildCStatPages(scope: Scope): readonly Page[] {
  const cstats = [...scope.cstats.values()].toSorted((a, b) => Number(a.code) - Number(b.code));
  const shared: Shared = {
    fields: linkRuleFields(scope.layouts, scope.events, scope),
    operations: groupByCStat(scope.operations.values(), listNamedCStats),
    guides: groupByCStat(scope.current.guides, listUsedCStats),
  };
  const entrance: PageLink = { title: TITLE, path: withLocale(scope.locale, cstatPath()) };
  const documents = cstatDocumentList
    .map((document) => ({ document, own: cstats.filter((cstat) => cstat.document === document.id) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ document, own }): CStatDocumentPage => ({
        ...placePage(scope, cstatPath(document.id), scope.current.sidebars.docs),
        kind: 'cstatDocument',
        title: `Códigos cStat: ${document.longName}`,
        description: `Todos os ${own.length} códigos de status (cStat) de ${document.longName}, com o texto oficial e, nos mais comuns, causa, correção e se pode reenviar.`,
        parent: entrance,
        document,
        cstats: own,
      }),
    );
  return [
    {
      ...placePage(scope, cstatPath(), scope.current.sidebars.docs),
      kind: 'cstatIndex',
      title: TITLE,
      description:
        'Descubra o que um código do fisco significa em cada documento fiscal eletrônico, o que corrigir e se pode reenviar.',
      documents,
    },
    ...documents,
    ...documents.flatMap((page) => buildCodePages(scope, page, shared)),
  ];
}

function buildCodePages(scope: Scope, parent: CStatDocumentPage, shared: Shared): readonly CStatCodePage[] {
  const explained = parent.cstats.filter((cstat): cstat is ExplainedCStat => cstat.explanation !== undefined);
  return explained.map((cstat, index): CStatCodePage => {
    const { explanation } = cstat;
    const key = toCStatKey(cstat);
    const resolve = (text: string) => resolveLinks(scope, text);
    const cause = resolve(explanation.cause);
    return {
      ...placePage(scope, toCStatAddress(cstat), undefined),
      kind: 'cstatCode',
      sidebarId: 'docs',
      trail: parent.trail,
      previous: linkNeighbour(scope, explained[index - 1]),
      next: linkNeighbour(scope, explained[index + 1]),
      title: `${formatCStatName(cstat)}: ${shortenOfficialText(cstat.text)}`,
      description: toPlainText(cause),
      cstat,
      cause,
      fix: explanation.fix.map(resolve),
      parents: [parent.parent, { title: parent.document.longName, path: parent.path }],
      operations: listOperations(scope, cstat, shared.operations.get(key) ?? []).map((operation) =>
        linkOperation(scope, operation),
      ),
      guides: listGuides(scope, cstat, shared.guides.get(key) ?? []),
      related: explanation.related.flatMap((other) => linkCStat(other, scope) ?? []),
      sameNumber: cstatDocumentList
        .filter(({ id }) => id !== cstat.document && !explanation.related.includes(`${id}/${cstat.code}`))
        .flatMap(({ id }) => linkCStat(`${id}/${cstat.code}`, scope) ?? []),
      recipes: listRecipes(scope, cstat),
      rules: listRules(scope, cstat),
      fields: shared.fields.get(key) ?? [],
      changes: listChanges(scope, cstat),
    };
  });
}

/** The recipes that name the code among the rejections of their case. */
function listRecipes({ recipes, current, locale }: Scope, cstat: CStat): readonly PageLink[] {
  return recipes
    .flatMap((group) => group.recipes)
    .filter(({ rejections }) => rejections.includes(toCStatKey(cstat)))
    .map(({ id, title }) => ({ title, path: withLocale(locale, docsPath(current.version.path, recipeSlug(id))) }));
}

/** The validation rules that answer with the code. */
function listRules(scope: Scope, { document, code }: CStat): readonly PageLink[] {
  const page = linkRules(scope.layouts, document, scope);
  const rules = scope.layouts.find(({ id }) => id === document)?.rules ?? [];
  return page
    ? rules.filter((rule) => rule.code === code && isNumbered(rule)).map(({ number }) => linkRule(page, number))
    : [];
}

/** What notes of the tax authority change about the code. */
function listChanges({ notes, current, locale }: Scope, cstat: CStat): readonly ChangeLink[] {
  const path = withLocale(locale, changesPath(current.version.path));
  return [...notes.values()].flatMap((note) =>
    note.changes
      .filter(({ codes }) => codes.includes(toCStatKey(cstat)))
      .map(({ id, title, production }) => {
        return { title, path: `${path}#${toChangeAnchor(note.id, id)}`, noteId: note.id, production };
      }),
  );
}

function linkNeighbour({ locale }: Scope, cstat: CStat | undefined): PageLink | undefined {
  return cstat && { title: formatCStatName(cstat), path: withLocale(locale, toCStatAddress(cstat)) };
}

/** Operations that name the code, then those of the service where it arises, each once. */
function listOperations(
  { operations }: Scope,
  { explanation }: ExplainedCStat,
  naming: readonly Operation[],
): readonly Operation[] {
  const ofService = explanation.operations.map((id) => operations.get(id)).filter((item) => item !== undefined);
  return [...new Set([...naming, ...ofService])];
}

/** Guides with a heading about the code, at that heading, then those that use it and those of its service, each once. */
function listGuides({ current, locale }: Scope, cstat: ExplainedCStat, using: readonly Guide[]): readonly PageLink[] {
  const link = (guide: Guide, anchor: string | undefined): PageLink => {
    const path = withLocale(locale, docsPath(current.version.path, guide.id));
    return { title: guide.frontmatter.title, path: anchor === undefined ? path : `${path}#${anchor}` };
  };
  const anchor = `rejeicao-${cstat.code}`;
  const hasHeading = ({ headings }: Guide) => headings.some(({ id }) => id === anchor);
  const about = [
    ...using.filter(hasHeading).map((guide) => link(guide, anchor)),
    ...using.filter((guide) => !hasHeading(guide)).map((guide) => link(guide, undefined)),
  ];
  const ofService = cstat.explanation.guides.flatMap((target) => {
    const [id, part] = target.split('#');
    const guide = current.guides.find((candidate) => candidate.id === id);
    return guide && !using.includes(guide) ? [link(guide, part)] : [];
  });
  return [...about, ...ofService];
}

/** Keys of the codes that an operation names. */
const listNamedCStats = ({ cstats }: Operation): readonly string[] =>
  cstats.map(({ document, code }) => `${document}/${code}`);

/** Keys of the codes that a guide uses. */
const listUsedCStats = ({ references }: Guide): readonly string[] =>
  references.flatMap(({ component, attributes }) =>
    component === 'CStat' ? [`${attributes.document ?? 'nfe'}/${attributes.code}`] : [],
  );

/** By the key of each code what names it, each once, in the order given. */
function groupByCStat<Item>(
  items: Iterable<Item>,
  listKeys: (item: Item) => readonly string[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(listKeys(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Inline Markdown of an explanation as HTML; links name operations or guides. */
function resolveLinks({ operations, current, locale }: Scope, text: string): Markdown {
  const { path: versionPath } = current.version;
  const resolved = replaceLinkTargets(text, (target) => {
    const operation = operations.get(target);
    if (operation) return toHref(withLocale(locale, apiPath(versionPath, operation.slug)));
    const [id = '', anchor] = target.split('#');
    const path = toHref(withLocale(locale, docsPath(versionPath, id)));
    return anchor === undefined ? path : `${path}#${anchor}`;
  });
  return renderInlineMarkdown(resolved);
}
