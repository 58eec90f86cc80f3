import { z } from 'zod';
import { parseOrThrow } from '../errors/parse';
import { readSource } from '../errors/read-source.build';
import { SiteError, type SourcePlace } from '../errors/site-error';
import { parseYaml, toLocator } from '../errors/yaml';
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

type Place = (path: readonly (string | number)[]) => SourcePlace;

/** Reads a file of recipes or examples, and says where in it each of its values stands. */
export function readYaml<Schema extends z.ZodType>(root: string, file: string, schema: Schema) {
  const { value, lineOf } = parseYaml(readSource(root, file), file);
  const locate = toLocator(lineOf);
  const place: Place = (path) => ({ file, ...locate(path) });
  return { value: parseOrThrow(schema, value, file, locate), place };
}

/**
 * Holds the document of a request to the rules.
 * @throws SiteError on the first that it breaks
 */
export function refuseFaults(request: RecipeRequest, place: Place): void {
  const [fault] = findFaults(request);
  if (!fault) return;
  const { path, rejection, found, fix } = fault;
  const key = rejection === undefined ? path : `${path} (${rejection})`;
  throw new SiteError({ place: place(['request', 'documento', ...path.split('.')]), key, found, fix });
}
