import { eventSlug } from '../leiaute/address';
import { takesDetail } from '../leiaute/event-request';
import { type EventLayout, type Layout, type LayoutNode, toJsonName } from '../leiaute/layout';
import type { Operation } from '../openapi/operation';
import type { FieldView, LayoutOutline, SchemaBody } from '../openapi/schema-view';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { fieldPath, layoutPath } from './layout-links';
import type { PageScope } from './place-page';

type Scope = PageScope & { readonly layouts: readonly Layout[]; readonly events: readonly EventLayout[] };

/** The operation with the outlines of the layouts in each value of its request that they describe. */
export function outlineLayouts(operation: Operation, scope: Scope): Operation {
  const { requestBody } = operation;
  if (!requestBody) return operation;
  const media = requestBody.media.map((own) => ({ ...own, body: fill(own.body, scope) }));
  return { ...operation, requestBody: { ...requestBody, media } };
}

function fill(body: SchemaBody, scope: Scope): SchemaBody {
  if (body.kind === 'layouts' && body.of === 'documents') {
    return { ...body, outlines: scope.layouts.map((layout) => outline(layout, scope)) };
  }
  if (body.kind === 'layouts')
    return { ...body, outlines: scope.events.flatMap((event) => outlineEvent(event, scope)) };
  if (body.kind !== 'fields') return body;
  return { ...body, fields: body.fields.map((field): FieldView => ({ ...field, body: fill(field.body, scope) })) };
}

function outline(layout: Layout, scope: Scope): LayoutOutline {
  const { name, models, content } = layout;
  const link = (node: LayoutNode) => ({ tag: toJsonName(node), path: fieldPath(layout, node.path, scope) });
  const groups = content.children
    .filter(({ kind }) => kind === 'group')
    .map((group) => ({
      ...link(group),
      description: group.description,
      isRequired: group.occurs.min > 0 && group.choice.length === 0 && group.filledBy === 'reader',
      children: group.children.map(toJsonName),
    }));
  return { name, selectedBy: models, path: layoutPath(layout, content.path, scope), groups };
}

/** Where the layout of an event is; its few fields stand on one page. */
function outlineEvent(event: EventLayout, { current, locale }: Scope): readonly LayoutOutline[] {
  const { name, documentName, tipo, tpEvento, content } = event;
  if (tipo === undefined || !takesDetail(content)) return [];
  const path = withLocale(locale, docsPath(current.version.path, eventSlug(event.id)));
  return [{ name: `${name} (${documentName}, ${tpEvento})`, selectedBy: [tipo], path, groups: [] }];
}
