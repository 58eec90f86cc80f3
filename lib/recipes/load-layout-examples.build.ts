import { z } from 'zod';
import { listSources } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { type DocumentExample, type EventRequest, EXAMPLES_FOLDER, type LayoutExamples } from './layout-examples';
import { documentSchema, readYaml, refuseFaults, requestSchema } from './read-recipe-source.build';
import { checkValues } from './rules/common-checks';

const DOCUMENTS = `${EXAMPLES_FOLDER}/documentos`;
const EVENTS = `${EXAMPLES_FOLDER}/eventos`;

const title = z.string().trim().min(3, 'Write a title').max(90, 'Keep the title under 90 characters');

const exampleSchema = z.strictObject({ title, request: requestSchema });

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
 * @returns none for a site without them
 * @throws SiteError with file and line on a document that breaks a rule, and on a key or taxpayer of an event that is
 *   not right
 */
export function loadLayoutExamples(root: string): LayoutExamples {
  const documents = listSources(root, DOCUMENTS, '.yaml').map((file): DocumentExample => {
    const { value, place } = readYaml(root, file, exampleSchema);
    refuseFaults(value.request, place);
    return { id: file.slice(DOCUMENTS.length + 1, -'.yaml'.length), ...value };
  });
  const events = listSources(root, EVENTS, '.yaml').flatMap((file) => {
    const { value, place } = readYaml(root, file, eventsSchema);
    for (const [id, { chave, detalhe = {} }] of Object.entries(value)) {
      const [fault] = checkValues({ chave, detalhe });
      if (!fault) continue;
      const { path, found, fix } = fault;
      throw new SiteError({ place: place([id, ...path.split('.')]), key: path, found, fix });
    }
    return Object.entries(value);
  });
  return { documents, events: new Map(events) };
}
