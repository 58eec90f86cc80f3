import { useEffect, useState } from 'react';
import type { CStatCodeEntry } from '@/lib/cstat/code-entry';
import type { FailedFields } from '@/lib/cstat/code-fields';
import type { Finding } from '@/lib/fiscal/answer';
import type { CodeMatch } from '@/lib/fiscal/match-codes';
import { hasSchemaForm } from '@/lib/fiscal/schema-form';
import type { FindFields } from './field-finder';

const NONE: FailedFields = { refused: [], expected: [] };

/** The fields that the message of a result names as schema validators do. */
export type FindFailedFields = (match: CodeMatch<CStatCodeEntry>) => FailedFields;

/**
 * Fetches what finds the fields once a message may name some. Results are complete without them: none come where the
 * network or the host fails.
 * @returns what finds them, and whether it is still to come
 */
export function useFailedFields(findings: readonly Finding[]): readonly [FindFailedFields, boolean] {
  const isWanted = findings.some(({ message = '' }) => hasSchemaForm(message));
  const [found, setFound] = useState<{ readonly find: FindFields | undefined }>();
  useEffect(() => {
    if (!isWanted) return;
    import('./field-finder')
      .then(({ createFieldFinder }) => createFieldFinder())
      .then(
        (find) => setFound({ find }),
        () => setFound({ find: undefined }),
      );
  }, [isWanted]);
  const find: FindFailedFields = ({ finding: { message = '', family, key }, entries }) => {
    const [only, ...others] = entries;
    const document = family ?? (others.length === 0 ? only?.document : undefined);
    return found?.find?.(message, { family: document, model: key?.model?.code }) ?? NONE;
  };
  return [find, isWanted && found === undefined];
}
