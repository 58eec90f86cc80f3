import { type Layout, type LayoutNode, toJsonPath } from '../leiaute/layout';
import type { Operation } from '../openapi/operation';
import type { FieldView, LayoutOutline, SchemaBody } from '../openapi/schema-view';
import { layoutPath } from './layout-links';
import type { PageScope } from './place-page';

type Scope = PageScope & { readonly layouts: readonly Layout[] };

/** The operation with the outlines of the layouts in each value of its request that they describe. */
export function outlineLayouts(operation: Operation, scope: Scope): Operation {
  const { requestBody } = operation;
  if (!requestBody) return operation;
  const media = requestBody.media.map((own) => ({ ...own, body: fill(own.body, scope) }));
  return { ...operation, requestBody: { ...requestBody, media } };
}

function fill(body: SchemaBody, scope: Scope): SchemaBody {
  if (body.kind === 'layouts') return { ...body, outlines: scope.layouts.map((layout) => outline(layout, scope)) };
  if (body.kind !== 'fields') return body;
  return { ...body, fields: body.fields.map((field): FieldView => ({ ...field, body: fill(field.body, scope) })) };
}

function outline(layout: Layout, scope: Scope): LayoutOutline {
  const { name, models, content } = layout;
  const link = (node: LayoutNode) => {
    const page = layoutPath(layout, node.path, scope);
    const path = layout.pages.has(node.path) ? page : `${page}#${toJsonPath(node, content.path)}`;
    return { tag: node.tag.replace('@', ''), path };
  };
  const groups = content.children
    .filter(({ kind }) => kind === 'group')
    .map((group) => ({
      ...link(group),
      description: group.description,
      isRequired: group.occurs.min > 0 && group.choice.length === 0 && group.filledBy === 'reader',
      children: group.children.map(link),
    }));
  return { name, selectedBy: models, path: layoutPath(layout, content.path, scope), groups };
}
