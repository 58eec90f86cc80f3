import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { hasSource, readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { parseYaml, toLocator } from '../errors/yaml';
import type { CStatExplanation } from './cstat';
import type { CStatDocumentId } from './documents';
import { explanationsSchema } from './explanation-schema';

/** The file with the explanations of a document's codes. */
export function explanationsFile(document: CStatDocumentId): string {
  return `content/cstat/${document}.yaml`;
}

/**
 * Reads what the knowledge base says about the codes of one document, by code. A document may have no file.
 * @param known keys of every official code, such as "nfe/539"
 * @throws SiteError on a code that is not official, an unknown service, or a related code that does not exist
 */
export function loadExplanations(
  root: string,
  document: CStatDocumentId,
  known: ReadonlySet<string>,
): ReadonlyMap<string, CStatExplanation> {
  const file = explanationsFile(document);
  if (!hasSource(root, file)) return new Map();
  const { value, lineOf } = parseYaml(readSource(root, file), file);
  const { services, codes } = parseOrThrow(explanationsSchema, value, file, toLocator(lineOf));
  const fail = (keys: readonly string[], found: string, fix: string): never => {
    throw new SiteError({ place: { file, ...toLocator(lineOf)(keys) }, key: keys.join('.'), found, fix });
  };
  return new Map(
    Object.entries(codes).map(([code, { service: name, related, ...explanation }]) => {
      const own = `${document}/${code}`;
      if (!known.has(own)) fail(['codes', code], `cstat.csv has no "${own}"`, suggest(own, [...known]));
      const service = Object.hasOwn(services, name) ? services[name] : undefined;
      if (!service) return fail(['codes', code, 'service'], `found "${name}"`, suggest(name, Object.keys(services)));
      const keys = related.map((key) => (key.includes('/') ? key : `${document}/${key}`));
      const wrong = keys.find((key) => key === own || !known.has(key));
      if (wrong !== undefined) {
        const fix = wrong === own ? 'name other codes only' : suggest(wrong, [...known]);
        fail(['codes', code, 'related'], `found "${wrong}"`, fix);
      }
      return [code, { ...explanation, ...service, related: keys, line: lineOf(['codes', code]) ?? 1 }];
    }),
  );
}
