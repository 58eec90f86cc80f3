import { siteConfig } from '../config/site';
import type { CStat } from '../cstat/cstat';
import { findModel } from '../fiscal/models';
import { fillMessage, getMessages, type Messages } from '../i18n/messages';
import { EVENTS_SLUG, eventSlug, LAYOUT_SLUG } from '../leiaute/address';
import { takesDetail } from '../leiaute/event-request';
import type { EventLayout, Layout } from '../leiaute/layout';
import { createEventResolver } from '../leiaute/resolve-names';
import type { Operation } from '../openapi/operation';
import type { LayoutExamples } from '../recipes/layout-examples';
import { isGroup } from '../recipes/read-document';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { buildEventSamples } from './build-event-samples';
import { buildFieldExamples } from './build-group-samples';
import { findNoteCodes } from './find-note-codes';
import { findRuleBasis } from './find-rule-basis';
import { type FieldGuides, listFieldGuides, selectFieldGuides } from './list-field-guides';
import { listRejections } from './list-rejections';
import type { EventIndexPage, LayoutEvent, LayoutPage, Page, PageLink } from './page';
import { type PageScope, placePage } from './place-page';

type Scope = PageScope & {
  readonly events: readonly EventLayout[];
  readonly layouts: readonly Layout[];
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly examples: LayoutExamples;
};

/**
 * The pages of the events' layouts, in one locale: the list, and each event with all that it carries. None on a site
 * without them.
 */
export function buildEventPages(scope: Scope): readonly Page[] {
  const { events, layouts, locale, current } = scope;
  if (events.length === 0) return [];
  const messages = getMessages(locale);
  const texts: Messages['event'] = messages.event;
  const link = (title: string, slug: string): PageLink => ({
    title,
    path: withLocale(locale, docsPath(current.version.path, slug)),
  });
  const parent = link(messages.layout.title, LAYOUT_SLUG);
  const index = link(texts.title, EVENTS_SLUG);
  const guides = listFieldGuides(createEventResolver(events, layouts), scope);
  return [
    {
      ...placePage(scope, docsPath(current.version.path, EVENTS_SLUG), current.sidebars.docs),
      kind: 'eventIndex',
      title: texts.title,
      description: texts.description,
      parent,
      documents: listDocuments(events, (event) => link(event.name, eventSlug(event.id))),
    },
    ...events.map((event) => buildEventPage(event, [parent, index], guides, scope)),
  ];
}

function listDocuments(
  events: readonly EventLayout[],
  link: (event: EventLayout) => PageLink,
): EventIndexPage['documents'] {
  const ids = [...new Set(events.map(({ document }) => document))];
  return ids.flatMap((id) => {
    const own = events.filter(({ document }) => document === id);
    return own.slice(0, 1).map(({ documentName, source }) => ({
      id,
      name: documentName,
      source,
      events: own.map((event) => ({ ...describeEvent(event), ...link(event), id: event.id })),
    }));
  });
}

function buildEventPage(
  event: EventLayout,
  parents: readonly PageLink[],
  guides: FieldGuides,
  scope: Scope,
): LayoutPage {
  const { id, name, models, source, ruleSources, content, tpEvento: code, description } = event;
  const about = describeEvent(event);
  const samples = buildEventSamples(event, scope);
  const texts: Messages['event'] = getMessages(scope.locale).event;
  const { current } = scope;
  return {
    ...placePage(scope, docsPath(current.version.path, eventSlug(id)), current.sidebars.docs),
    kind: 'layout',
    title: fillMessage(texts.eventTitle, { name, code, documents: about.documents }),
    description: fillMessage(texts.eventDescription, { description, code }),
    layout: { id, name, models, source, ruleSources },
    event: about,
    contentPath: content.path,
    node: content,
    place: undefined,
    plain: undefined,
    tree: [],
    samples,
    examples: buildFieldExamples(
      { node: content, contentPath: content.path },
      Object.values(samples).flatMap(({ source, value }) => (isGroup(value) ? [{ source, document: value }] : [])),
    ),
    unshown: [],
    parents,
    groups: {},
    ruleBasis: findRuleBasis(event),
    rejections: listRejections(event, content, undefined, scope),
    guides: selectFieldGuides(event, content, guides),
    noteCodes: findNoteCodes(event, content, scope),
    rules: undefined,
  };
}

function describeEvent({ tpEvento, description, tipo, author, models, content }: EventLayout): LayoutEvent {
  return { tpEvento, description, tipo, author, documents: nameModels(models), takesDetail: takesDetail(content) };
}

/** "NF-e e NFC-e": the documents with these models. */
function nameModels(models: readonly string[]): string {
  const names = models.map((model) => findModel(model)?.name ?? model);
  return new Intl.ListFormat(siteConfig.contentLanguage).format(names);
}
