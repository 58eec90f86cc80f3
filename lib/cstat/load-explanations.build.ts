import type { z } from 'zod';
import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { hasSource, listSources, readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { parseYaml, toLocator } from '../errors/yaml';
import { type DeadlineValues, printDeadlines } from '../text/print-deadlines';
import type { CStatExplanation } from './cstat';
import type { CStatDocumentId } from './documents';
import { explanationsSchema, furtherExplanationsSchema } from './explanation-schema';

/** The file with the services of a document's codes; small documents have their explanations there too. */
function mainFile(document: CStatDocumentId): string {
  return `content/cstat/${document}.yaml`;
}

/**
 * Reads what the knowledge base says about the codes of one document, by code. A document may have no file; one with
 * many codes has a folder of its own beside the file, in which each file has explanations only.
 * @param known keys of every official code, such as "nfe/539"
 * @param deadlines what `{prazo:…}` in a text prints
 * @throws SiteError on a code that is not official or explained twice, an unknown service or deadline, or a related code
 * that does not exist
 */
export function loadExplanations(
  root: string,
  document: CStatDocumentId,
  known: ReadonlySet<string>,
  deadlines: DeadlineValues,
): ReadonlyMap<string, CStatExplanation> {
  const main = mainFile(document);
  if (!hasSource(root, main)) return new Map();
  const { services, ...first } = readExplanations(root, main, explanationsSchema, deadlines);
  const further = listSources(root, `content/cstat/${document}`, '.yaml').map((file) =>
    readExplanations(root, file, furtherExplanationsSchema, deadlines),
  );
  const complete = (name: string): string => (name.includes('/') ? name : `${document}/${name}`);
  const explanations = new Map<string, CStatExplanation>();
  for (const { file, codes, lineOf } of [first, ...further]) {
    const fail = (keys: readonly string[], found: string, fix: string): never => {
      throw new SiteError({ place: { file, ...toLocator(lineOf)(keys) }, key: keys.join('.'), found, fix });
    };
    for (const [code, { service: name, related, fields = [], ...explanation }] of Object.entries(codes)) {
      const own = complete(code);
      if (!known.has(own)) fail(['codes', code], `cstat.csv has no "${own}"`, suggest(own, [...known]));
      const other = explanations.get(code);
      if (other) fail(['codes', code], `${other.place.file} explains it too`, 'keep one of the two');
      const service = Object.hasOwn(services, name) ? services[name] : undefined;
      if (!service) return fail(['codes', code, 'service'], `found "${name}"`, suggest(name, Object.keys(services)));
      const keys = related.map(complete);
      const wrong = keys.find((key) => key === own || !known.has(key));
      if (wrong !== undefined) {
        const fix = wrong === own ? 'name other codes only' : suggest(wrong, [...known]);
        fail(['codes', code, 'related'], `found "${wrong}"`, fix);
      }
      const place = { file, line: lineOf(['codes', code]) ?? 1 };
      explanations.set(code, { ...explanation, ...service, related: keys, fields: fields.map(complete), place });
    }
  }
  return explanations;
}

/** One file of explanations, and the lines of its keys. */
function readExplanations<Value>(root: string, file: string, schema: z.ZodType<Value>, deadlines: DeadlineValues) {
  const { value, lineOf } = parseYaml(printDeadlines(readSource(root, file), file, deadlines), file);
  return { ...parseOrThrow(schema, value, file, toLocator(lineOf)), file, lineOf };
}
