import { z } from 'zod';
import type { PlaceOf } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { findFaults } from './check-request';
import { type DocumentGroup, type DocumentValue, RECIPE_MODELS, type RecipeRequest } from './recipe';

/** Something in a document. */
export const documentValue: z.ZodType<DocumentValue> = z.lazy(() =>
  z.union(
    [
      z.string('Write every value as a text between quotes').min(1, 'Write a value'),
      z.array(documentValue),
      documentSchema,
    ],
    'Write every value as a text between quotes',
  ),
);

/** A group of a document. */
export const documentSchema: z.ZodType<DocumentGroup> = z.record(z.string(), documentValue);

const text = z.string().trim().min(3, 'Write a text of at least 3 characters');

/** A request that issues a document. */
export const requestSchema: z.ZodType<RecipeRequest> = z.strictObject({
  modelo: z.enum(RECIPE_MODELS),
  cpfCnpjEmitente: text,
  filialId: text.optional(),
  numeroPedido: text.optional(),
  tipoEmissao: text.optional(),
  numeracao: z.literal('automatica'),
  documento: documentSchema,
});

/**
 * Holds the document of a request to the rules.
 * @throws SiteError on the first that it breaks
 */
export function refuseFaults(request: RecipeRequest, placeOf: PlaceOf): void {
  const [fault] = findFaults(request);
  if (!fault) return;
  const { path, rejection, found, fix } = fault;
  const key = rejection === undefined ? path : `${path} (${rejection})`;
  throw new SiteError({ place: placeOf(['request', 'documento', ...path.split('.')]), key, found, fix });
}
