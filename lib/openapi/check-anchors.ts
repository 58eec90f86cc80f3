import { SiteError, type SourcePlace } from '../errors/site-error';
import type { Operation } from './operation';
import type { FieldView, SchemaBody } from './schema-view';

type AnchorOwner = Pick<Operation, 'id' | 'parameters' | 'requestBody' | 'responses'>;

/**
 * Refuses an operation in which two fields would have the same id, so that every link leads to one field.
 * @param place where the operation stands in its file
 * @throws SiteError naming the id
 */
export function checkAnchors(operation: AnchorOwner, place: SourcePlace): void {
  const seen = new Set<string>();
  for (const anchor of listFields(operation).flatMap(listAnchors)) {
    if (seen.has(anchor)) {
      throw new SiteError({
        place,
        key: operation.id,
        found: `two fields have the id "${anchor}"`,
        fix: 'rename one of them: a dot in a name reads like a property inside another',
      });
    }
    seen.add(anchor);
  }
}

function listFields({ parameters, requestBody, responses }: AnchorOwner): readonly FieldView[] {
  const media = [...(requestBody?.media ?? []), ...responses.flatMap((response) => response.media)];
  return [
    ...parameters.flatMap(({ fields }) => fields),
    ...responses.flatMap(({ headers }) => headers),
    ...media.flatMap(({ body }) => listInside(body)),
  ];
}

function listInside(body: SchemaBody): readonly FieldView[] {
  if (body.kind !== 'fields') return [];
  return [...body.fields, ...(body.alternatives?.options ?? []).flatMap((option) => listInside(option.body))];
}

function listAnchors({ anchor, body }: FieldView): readonly string[] {
  return [anchor, ...listInside(body).flatMap(listAnchors)];
}
