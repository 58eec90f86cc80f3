import { findModel } from '../fiscal/models';
import { escapePattern } from '../text/escape-pattern';
import { type EventLayout, type Layout, listNodes, toJsonPath } from './layout';

/** A field or group of a layout. */
export type FieldPlace = { readonly layout: Layout; readonly path: string };

/** Finds the fields that a name in a text means. */
export type NameResolver = (name: string, text: string) => readonly FieldPlace[];

/**
 * A tag, or the end of a JSON path. A tag alone needs a capital, because plain words of the API look the same, and is no
 * access key: chNFe stands in answers and events more often than in a document.
 */
const NAME = /^(?:\w+\.)+\w+$|^(?!ch[A-Z])[a-z]*[A-Z]\w*$/;

/**
 * Finds out which field of which document a text means by a name such as `infIntermed` or `pag.detPag.tPag`. Nothing is
 * guessed: a name that stands in several groups of a layout means none of them.
 * @returns what resolves a name in a text; of fields that several documents have, those of the documents that the text
 *   names
 */
export function createNameResolver(layouts: readonly Layout[]): NameResolver {
  const indexes = layouts.map((layout) => ({ layout, paths: indexEndings(layout), names: listNames(layout) }));
  const readDocuments = createReader(indexes.flatMap(({ names }) => names));
  return (name, text) => {
    if (!NAME.test(name)) return [];
    const ending = name.replace(/^documento\./, '');
    const having = indexes.filter(({ paths }) => paths.has(ending));
    const named = readDocuments(text);
    const meant = having.length > 1 ? having.filter(({ names }) => names.some((own) => named.has(own))) : having;
    return place(meant, ending);
  };
}

/**
 * Finds out which field of which event a text means. One is meant only where the text says its name or its code, and its
 * code where the name is that of a field of a document too.
 * @returns what resolves a name in a text; where it says events of several documents that have the field, those of the
 *   documents that it names too
 */
export function createEventResolver(events: readonly EventLayout[], layouts: readonly Layout[]): NameResolver {
  const resolveInDocuments = createNameResolver(layouts);
  const indexes = events.map((event) => ({
    ...{ layout: event, paths: indexEndings(event), code: event.tpEvento, names: listEventNames(event) },
    documents: event.models.flatMap((model) => findModel(model)?.name ?? []),
  }));
  const readEvents = createReader(indexes.flatMap(({ code, names }) => [code, ...names]));
  const readDocuments = createReader(indexes.flatMap(({ documents }) => documents));
  return (name, text) => {
    if (!NAME.test(name)) return [];
    const ending = name.replace(/^detalhe\./, '');
    const said = readEvents(text);
    const isOfDocument = resolveInDocuments(name, text).length > 0;
    const having = indexes.filter(
      ({ code, names, paths }) =>
        paths.has(ending) && (said.has(code) || (!isOfDocument && names.some((own) => said.has(own)))),
    );
    const isClear = new Set(having.map(({ layout }) => layout.document)).size <= 1;
    const named = readDocuments(text);
    return place(isClear ? having : having.filter(({ documents }) => documents.some((own) => named.has(own))), ending);
  };
}

type Indexed = { readonly layout: Layout; readonly paths: ReadonlyMap<string, string | undefined> };

function place(indexes: readonly Indexed[], ending: string): readonly FieldPlace[] {
  return indexes.flatMap(({ layout, paths }) => {
    const path = paths.get(ending);
    return path === undefined ? [] : [{ layout, path }];
  });
}

/** What reads names in a text: whole words, and longer names first, because CT-e OS is no CT-e. */
function createReader(names: readonly string[]): (text: string) => ReadonlySet<string> {
  const known = [...new Set(names)].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => new Set(text.match(pattern));
}

/** Paths by each end of their JSON path: undefined for an end that several have, unless it is the whole path of one. */
function indexEndings({ content }: Layout): ReadonlyMap<string, string | undefined> {
  const [, ...nodes] = listNodes(content);
  const whole = nodes.map(({ path }) => [toJsonPath({ path }, content.path), path] as const);
  const endings = new Map<string, string | undefined>();
  for (const [name, path] of whole) {
    const steps = name.split('.');
    for (const [depth] of steps.entries()) {
      const ending = steps.slice(depth).join('.');
      endings.set(ending, endings.has(ending) ? undefined : path);
    }
  }
  return new Map([...endings, ...whole]);
}

/** What texts call a layout's documents: NF-e and NFC-e, CT-e Simplificado. */
const listNames = ({ name }: Layout): readonly string[] => name.split(' e ');

/**
 * What texts call an event: its name, and the short one that stands in brackets after it. Names of several words may
 * begin with a small letter; "cancelamento" alone is a word like others.
 */
function listEventNames({ name }: EventLayout): readonly string[] {
  const names = name.match(/[^()]*[^() ]/g) ?? [];
  return names.flatMap((own) => (own.includes(' ') ? [own, own.charAt(0).toLowerCase() + own.slice(1)] : [own]));
}
