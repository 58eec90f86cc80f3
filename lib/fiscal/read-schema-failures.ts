import { hasSchemaForm } from './schema-form';

/** A fault that a schema validator found in a document. */
export type SchemaFailure = {
  /** Tags from the outermost group that the message names to the one refused. Attributes have no mark. */
  readonly steps: readonly string[];
  /** Tags that the schema takes there. */
  readonly expected: readonly string[];
  /** Whether what is expected is missing inside of the last step, and does not stand in its place. */
  readonly isIncomplete: boolean;
};

type Clause = { readonly start: number; readonly end: number; readonly steps: readonly string[] };

/** Longest message that is read, and most faults taken from one. */
const MAX_LENGTH = 4000;
const MAX_FAILURES = 5;

/** Where faults begin, the group before the tag where both are named. They read text without namespaces. */
const CLAUSES: readonly RegExp[] = [
  // .NET, in English and Portuguese.
  /element '(\w+)' has invalid child element '(\w+)'/g,
  /elemento '(\w+)' (?:apresenta|tem) (?:um )?elemento filho (?:inválido )?'(\w+)'/g,
  // What validators of ERPs write.
  /elemento pai: '(\w+)' não estava esperando o elemento '(\w+)'/g,
  // Validators in appliances of some states.
  /in element (\w+) with .{0,40}?found <(\w+)>/g,
  /(?:element|elemento) '(\w+)', (?:attribute|atributo) '(\w+)'/gi,
];
const REVERSED: readonly RegExp[] = [
  // MSXML, and attributes of Xerces.
  /element '(\w+)' is unexpected according to content model of parent element '(\w+)'/gi,
  /(?:attribute|atributo) '(\w+)' (?:must appear |deve aparecer )?(?:on|no|do) (?:element|elemento) '(\w+)'/gi,
];
const SINGLE: readonly RegExp[] = [
  /'(\w+)' (?:element|attribute) is invalid/gi,
  /(?:element|elemento|campo|attribute|atributo):? '(\w+)'/gi,
  /element (\w+) value/g,
  // What authorities write in rules: tag:NCM, tag: det/prod/NCM.
  /\btag: ?(@?\w{1,40}(?:[/\\]@?\w{1,40}){0,9})/g,
];
/** `enviNFe/NFe[1]/infNFe/det[2]/prod/NCM/`: from the batch or the document on. */
const PATH =
  /\b(?:\w{1,20}(?:\[\d{1,4}\])?\/){1,4}inf(?:NFe|Cte|MDFe|NFCom|BPe)(?:\/@?\w{1,40}(?:\[\d{1,4}\])?){1,12}/g;
const EXPECTED =
  /(?:expected|expecting|esperado é|esperado um d[eo]s?|esperados?|should be|one of|um d[eo]s?)(?: is)?(?: one of)?[\s:'(]{1,4}(\w+(?:(?:, | ou )\w+)*)/i;
const INCOMPLETE = /incomplete|incompleto|not complete|não está completo|missing child|filho faltando/i;

/**
 * What schema validators say in an answer of the tax authority: .NET, libxml2, Xerces and MSXML in English or as
 * translated, with or without the path that some authorities add.
 * @returns none where the message names no tag, and for events, whose tags are those of documents too
 */
export function readSchemaFailures(message: string): readonly SchemaFailure[] {
  if (/evento/i.test(message)) return [];
  const text = dropNamespaces(message.slice(0, MAX_LENGTH));
  const clauses = findClauses(text);
  const failures = clauses.length > 0 ? clauses.map((clause, index) => complete(clause, clauses[index + 1], text)) : [];
  const found = failures.length > 0 ? failures : findPaths(text).map(({ steps }) => alone(steps));
  const unique = new Map(found.map((failure) => [JSON.stringify(failure), failure]));
  return [...unique.values()].slice(0, MAX_FAILURES);
}

/** The family of documents that a message names by a namespace. */
export function readSchemaFamily(message: string): string | undefined {
  return hasSchemaForm(message) ? /portalfiscal\.inf\.br\/(\w+)/.exec(message)?.[1] : undefined;
}

/** Names without the namespaces that stand before or after them, and without the braces around both. */
function dropNamespaces(text: string): string {
  return text
    .replace(/ (?:in namespace|\(in namespace|no espaço para nome) ['"]?http:[^\s'")]{1,80}['")]?/g, '')
    .replace(/\{?"?https?:\/\/www\.portalfiscal\.inf\.br\/\w{1,9}"?\}?:?/g, '')
    .replace(/[{}]/g, '')
    .replaceAll('"', "'")
    .replace(/''(\w+)''/g, "'$1'");
}

function findClauses(text: string): readonly Clause[] {
  const read = (patterns: readonly RegExp[], isReversed: boolean) =>
    patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ index, 0: whole, 1: one, 2: other }): Clause => {
        const steps = [one, other].flatMap((step) => (step === undefined ? [] : splitPath(step)));
        return { start: index, end: index + whole.length, steps: isReversed ? steps.toReversed() : steps };
      }),
    );
  const all = [...read(CLAUSES, false), ...read(REVERSED, true), ...read(SINGLE, false)];
  let end = -1;
  // Of clauses that overlap the one with group and tag counts, which stands first in the list.
  return all
    .toSorted((one, other) => one.start - other.start)
    .filter((clause) => {
      if (clause.start < end) return false;
      end = clause.end;
      return true;
    });
}

/** A clause with the path and the expected tags that stand between it and the next one. */
function complete({ end, steps }: Clause, next: Clause | undefined, text: string): SchemaFailure {
  const rest = text.slice(end, next?.start);
  const [path] = findPaths(rest);
  const names = EXPECTED.exec(rest.slice(0, path?.start))?.[1] ?? '';
  return {
    steps: path?.steps ?? steps,
    expected: names.split(/, | ou /).filter((name) => name !== ''),
    isIncomplete: INCOMPLETE.test(rest),
  };
}

function findPaths(text: string): readonly Clause[] {
  return Array.from(text.matchAll(PATH), ({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
    steps: splitPath(whole),
  }));
}

/** The tags of a path, without positions and the mark of attributes. */
function splitPath(path: string): readonly string[] {
  return path.replace(/\[\d{1,4}\]|@/g, '').split(/[/\\]/);
}

const alone = (steps: readonly string[]): SchemaFailure => ({ steps, expected: [], isIncomplete: false });
