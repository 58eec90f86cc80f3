import type { Operation, Webhook } from '../operation';
import type { FieldView, SchemaBody } from '../schema-view';

/**
 * The id on a page that comes nearest to one: itself, or that of the part around it where the page shows the part
 * elsewhere; '' for the page itself.
 */
export function findAnchor(owner: Operation | Webhook, wanted: string): string {
  const anchors = listAnchors(owner);
  let anchor = wanted;
  while (anchor !== '' && !anchors.has(anchor)) anchor = anchor.slice(0, Math.max(0, anchor.lastIndexOf('.')));
  return anchor;
}

function listAnchors({ parameters, requestBody, responses }: Operation | Webhook): ReadonlySet<string> {
  const media = [...(requestBody?.media ?? []), ...responses.flatMap((response) => response.media)];
  return new Set([
    ...(requestBody ? [requestBody.anchor] : []),
    ...responses.map(({ anchor }) => anchor),
    ...parameters.flatMap(({ fields }) => fields.flatMap(listFieldAnchors)),
    ...responses.flatMap(({ headers }) => headers.flatMap(listFieldAnchors)),
    ...media.flatMap(({ body }) => listBodyAnchors(body)),
  ]);
}

const listFieldAnchors = ({ anchor, body }: FieldView): readonly string[] => [anchor, ...listBodyAnchors(body)];

function listBodyAnchors(body: SchemaBody): readonly string[] {
  if (body.kind !== 'fields') return [];
  const options = body.alternatives?.options ?? [];
  return [
    ...body.fields.flatMap(listFieldAnchors),
    ...options.flatMap((option) => [option.anchor, ...listBodyAnchors(option.body)]),
  ];
}
