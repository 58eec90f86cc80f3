import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { listSources } from '../errors/read-source.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { editDocument } from './edit-document';
import { type DocumentExample, type EventRequest, EXAMPLES_FOLDER, type LayoutExamples } from './layout-examples';
import { documentSchema, documentValue, refuseFaults, requestSchema } from './read-recipe-source.build';
import type { DocumentGroup, DocumentValue, RecipeGroup, RecipeRequest } from './recipe';
import { checkValues } from './rules/common-checks';

const DOCUMENTS = `${EXAMPLES_FOLDER}/documentos`;
const EVENTS = `${EXAMPLES_FOLDER}/eventos`;

const title = z.string().trim().min(3, 'Write a title').max(90, 'Keep the title under 90 characters');

/** Documents that differ from another in what is listed, by path; null takes away what is there. */
const variantsSchema = z.array(z.strictObject({ title, changes: z.record(z.string(), documentValue.nullable()) }));
const exampleSchema = z.union(
  [
    z.strictObject({ title, request: requestSchema, variants: variantsSchema.default([]) }),
    z.strictObject({ recipe: z.string(), variants: variantsSchema }),
  ],
  'Write title and request, or the recipe that variants start from',
);

const digits = z.string().regex(/^[0-9A-Z]+$/, 'Write digits');
const eventSchema: z.ZodType<EventRequest> = z.strictObject({
  chave: z.string().regex(/^[0-9A-Z]{44}$/, 'Write an access key'),
  tipo: z.string().regex(/^[a-z_]+$/, 'Write a tipo of the API, such as carta_correcao'),
  tpEvento: digits.optional(),
  sequencia: z.int().optional(),
  cpfCnpjAutor: digits.optional(),
  protocolo: digits.optional(),
  justificativa: z.string().optional(),
  correcao: z.string().optional(),
  chaveSubstituta: digits.optional(),
  encerramento: documentSchema.optional(),
  condutor: documentSchema.optional(),
  detalhe: documentSchema.optional(),
});
const eventsSchema = z.record(z.string().regex(/^[a-z]+-\d{6}(?:-[a-z]+)?$/, 'Write the id of an event'), eventSchema);

/**
 * Reads the documents and requests that only give samples to the layouts.
 * @param root the project's root folder
 * @param recipes what variants may start from
 * @returns none for a site without them
 * @throws SiteError with file and line on a document that breaks a rule, and on a key or taxpayer of an event that is
 *   not right
 */
export function loadLayoutExamples(root: string, recipes: readonly RecipeGroup[]): LayoutExamples {
  const requests = new Map(recipes.flatMap((group) => group.recipes).map(({ id, request }) => [id, request]));
  const documents = listSources(root, DOCUMENTS, '.yaml').flatMap((file) => loadDocuments(root, file, requests));
  const events = listSources(root, EVENTS, '.yaml').flatMap((file) => {
    const { value, placeOf } = readYaml(root, file, eventsSchema);
    for (const [id, request] of Object.entries(value)) {
      const [fault] = checkValues(listTexts(request));
      if (!fault) continue;
      const { path, found, fix } = fault;
      throw new SiteError({ place: placeOf([id, ...path.split('.')]), key: path, found, fix });
    }
    return Object.entries(value);
  });
  return { documents, events: new Map(events) };
}

/** A request without its numbers. */
function listTexts(request: EventRequest): DocumentGroup {
  return Object.fromEntries(
    Object.entries(request).filter(
      (entry): entry is [string, DocumentValue] => typeof entry[1] !== 'number' && entry[1] !== undefined,
    ),
  );
}

/** The document of a file, if it has one of its own, and those that differ from it or from a recipe. */
function loadDocuments(
  root: string,
  file: string,
  recipes: ReadonlyMap<string, RecipeRequest>,
): readonly DocumentExample[] {
  const { value, placeOf } = readYaml(root, file, exampleSchema);
  const start = 'request' in value ? value.request : recipes.get(value.recipe);
  if (!start) {
    const key = 'recipe' in value ? value.recipe : 'request';
    const fix = suggest(key, [...recipes.keys()]);
    throw new SiteError({ place: placeOf(['recipe']), key, found: 'there is no recipe of this name', fix });
  }
  if ('request' in value) refuseFaults(start, placeOf);
  const variants = value.variants.map(({ title: own, changes }, index): DocumentExample => {
    const documento = Object.entries(changes).reduce(
      (whole, [path, part]) => editDocument(whole, path, part ?? undefined),
      start.documento,
    );
    const request = { ...start, documento };
    refuseFaults(request, () => placeOf(['variants', index]));
    return { title: own, file, request };
  });
  return 'request' in value ? [{ title: value.title, file, request: start }, ...variants] : variants;
}
