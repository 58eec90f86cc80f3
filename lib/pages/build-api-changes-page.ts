import { getMessages } from '../i18n/messages';
import type { ChangeUse } from '../openapi/changes/api-change';
import { findAnchor } from '../openapi/changes/find-anchor';
import type { NotedChange } from '../openapi/changes/history';
import type { Api, Operation, Webhook } from '../openapi/operation';
import { withLocale } from '../routes/locale-address';
import { apiChangesPath, apiPath, overviewSlug, webhookPath } from '../routes/page-address';
import { renderInlineMarkdown } from '../text/markdown';
import type { ApiChangesPage, Page, PageLink, ShownApiChange } from './page';
import { type PageScope, placePage } from './place-page';

type Scope = PageScope & { readonly api: Api; readonly operations: ReadonlyMap<string, Operation> };

/** The page of what changed in the API, in one locale; none on a site that keeps no versions. */
export function buildApiChangesPages(scope: Scope): readonly Page[] {
  const { api, current, locale } = scope;
  if (!api.history || !current.sidebars.api) return [];
  const messages = getMessages(locale);
  const page: ApiChangesPage = {
    ...placePage(scope, apiChangesPath(current.version.path), current.sidebars.api),
    kind: 'apiChanges',
    title: messages.apiChanges.title,
    description: messages.apiChanges.description,
    overview: { title: api.title, path: withLocale(locale, apiPath(current.version.path, overviewSlug)) },
    releases: api.history.releases.map((release) => ({
      ...release,
      anchor: release.base === undefined ? `versao-${release.version}` : `depois-de-${release.base}`,
      changes: release.changes.map((change) => showChange(scope, change)),
    })),
  };
  return [page];
}

function showChange(scope: Scope, change: NotedChange): ShownApiChange {
  const { note, uses, ...rest } = change;
  return {
    ...rest,
    note: note === undefined ? undefined : renderInlineMarkdown(note),
    links: [...linkProblem(scope, change), ...uses.flatMap((use) => linkUse(scope, use) ?? [])].filter(
      // The first place on a page stands for the others there.
      ({ title }, index, all) => all.findIndex((other) => other.title === title) === index,
    ),
  };
}

/** An error code has its place on the overview. */
function linkProblem({ api, current, locale }: Scope, { kind, place }: NotedChange): readonly PageLink[] {
  if (!kind.startsWith('problem-')) return [];
  const problem = api.problems.find(({ code }) => code === place);
  if (!problem) return [];
  const path = withLocale(locale, apiPath(current.version.path, overviewSlug));
  return [{ title: problem.title, path: `${path}#${problem.anchor}` }];
}

function linkUse({ api, operations, current, locale }: Scope, { of, id, anchor }: ChangeUse): PageLink | undefined {
  const webhooks = api.webhookGroups.flatMap((group) => group.webhooks);
  const owner: Operation | Webhook | undefined =
    of === 'operation' ? operations.get(id) : webhooks.find(({ slug }) => slug === id);
  if (!owner) return undefined;
  const toPath = of === 'operation' ? apiPath : webhookPath;
  const path = withLocale(locale, toPath(current.version.path, owner.slug));
  const found = findAnchor(owner, anchor);
  return { title: owner.title, path: found === '' ? path : `${path}#${found}` };
}
