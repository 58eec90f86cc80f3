import { SiteError, type SourcePlace } from '../errors/site-error';
import { listPageFields } from './inner-fields';
import type { Operation } from './operation';

type AnchorOwner = Pick<Operation, 'id' | 'parameters' | 'requestBody' | 'responses'>;

/**
 * Refuses an operation in which two fields would have the same id, so that every link leads to one field.
 * @param place where the operation stands in its file
 * @throws SiteError naming the id
 */
export function checkAnchors(operation: AnchorOwner, place: SourcePlace): void {
  const seen = new Set<string>();
  for (const { anchor } of listPageFields(operation)) {
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
