import { z } from 'zod';
import type { CStat } from '../cstat/cstat';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { inspectAccessKey } from '../fiscal/access-key';
import type { Operation } from '../openapi/operation';
import { isCitationFault, readCitations } from '../rules/citations';
import type { RuleNotes } from '../rules/rule-note';
import type { GuideReference } from './guide-parts';
import type { Guide } from './load-guides.build';
import { MCP_SETUPS } from './mcp-setups';
import { RULE_ID } from './remark-rule-ids.mjs';

type Known = {
  readonly operations: ReadonlyMap<string, Operation>;
  /** Codes of the knowledge base by key, such as "nfe/539". */
  readonly cstats: ReadonlyMap<string, CStat>;
  /** Keys of the glossary's terms. */
  readonly terms: readonly string[];
  /** Names of the diagrams in content/diagrams. */
  readonly diagrams: readonly string[];
  /** Names of the components a guide may use. */
  readonly components: readonly string[];
  /** The register of notes that rules cite; a site without one has none. */
  readonly notes: RuleNotes;
  /** Ids of the deadlines of content/regras/prazos.yaml. */
  readonly deadlines: readonly string[];
  /** How many parts the programs of the first document have. */
  readonly firstNoteParts: number;
  /** Ids of the guides of the same version. */
  readonly guides: readonly string[];
};

/**
 * Checks what guides point at: neighbours, components, operations, examples, answers and status codes.
 * @throws SiteError with file, line and the nearest thing that exists
 */
export function checkReferences(guide: Guide, known: Known): void {
  for (const { key, id, line } of guide.neighbours) {
    if (known.guides.includes(id)) continue;
    const place = { file: guide.file, line };
    throw new SiteError({ place, key, found: `no guide has the id "${id}"`, fix: suggest(id, known.guides) });
  }
  for (const reference of guide.references) {
    const fail = (key: string, found: string, fix: string): never => {
      throw new SiteError({ place: { file: guide.file, line: reference.line }, key, found, fix });
    };
    const { component, attributes } = reference;
    if (!known.components.includes(component)) {
      fail(`<${component}>`, 'guides cannot use this component', suggest(component, known.components));
    }
    switch (component) {
      case 'Operation':
        readOperation(reference, 'id', known, fail);
        break;
      case 'Request': {
        const operation = readOperation(reference, 'operation', known, fail);
        const names = operation.requests.map(({ example }) => example).filter((name) => name !== undefined);
        const { example } = attributes;
        if (example !== undefined && !names.includes(example)) {
          fail(
            `<Request example="${example}">`,
            `${operation.id} has no such request example`,
            suggest(example, names),
          );
        }
        break;
      }
      case 'Response':
        checkResponse(reference, readOperation(reference, 'operation', known, fail), fail);
        break;
      case 'CStat': {
        const key = `${attributes.document ?? 'nfe'}/${attributes.code ?? ''}`;
        if (!known.cstats.has(key)) {
          fail(
            `<CStat> ${key}`,
            'content/cstat/cstat.csv has no such status code',
            suggest(key, [...known.cstats.keys()]),
          );
        }
        break;
      }
      case 'Verdict': {
        const { id = '' } = attributes;
        if (known.cstats.get(id)?.explanation) break;
        const explained = [...known.cstats].flatMap(([key, { explanation }]) => (explanation ? [key] : []));
        fail(`<Verdict id="${id}">`, 'content/cstat explains no such status code', suggest(id, explained));
        break;
      }
      case 'Term': {
        const { id = '' } = attributes;
        if (!known.terms.includes(id)) {
          fail(`<Term id="${id}">`, 'content/glossary.yaml has no such term', suggest(id, known.terms));
        }
        break;
      }
      case 'AccessKey': {
        const { value = '' } = attributes;
        const { text, faults } = inspectAccessKey(value);
        if (faults.length > 0 || text !== value) {
          fail(
            `<AccessKey value="${value}">`,
            'this is no right access key',
            'write 44 positions with a right check digit',
          );
        }
        break;
      }
      case 'Rule':
        checkRule(reference, known.notes, fail);
        break;
      case 'FirstNotePart': {
        const { step = '' } = attributes;
        const steps = Array.from({ length: known.firstNoteParts }, (_, index) => String(index));
        if (!steps.includes(step)) {
          fail(
            `<FirstNotePart step="${step}">`,
            'the programs of content/primeira-nota have no such step',
            suggest(step, steps),
          );
        }
        break;
      }
      case 'McpSetup': {
        const { client = '' } = attributes;
        const clients = Object.keys(MCP_SETUPS);
        if (!clients.includes(client)) {
          fail(
            `<McpSetup client="${client}">`,
            'lib/content/mcp-setups.ts has no such client',
            suggest(client, clients),
          );
        }
        break;
      }
      case 'Change':
        checkChange(reference, known.notes, fail);
        break;
      case 'Deadline': {
        const { id = '' } = attributes;
        if (!known.deadlines.includes(id)) {
          fail(
            `<Deadline id="${id}">`,
            'content/regras/prazos.yaml has no such deadline',
            suggest(id, known.deadlines),
          );
        }
        break;
      }
      case 'Diagram': {
        const { name = '' } = attributes;
        if (!known.diagrams.includes(name)) {
          fail(`<Diagram name="${name}">`, 'content/diagrams has no such diagram', suggest(name, known.diagrams));
        }
        break;
      }
    }
  }
}

function checkRule(
  { attributes: { id, source = '', verified = '' } }: GuideReference,
  notes: RuleNotes,
  fail: Fail,
): void {
  if (source.trim() === '') {
    fail('<Rule>', 'the rule names no source', 'write source="…" with the document that says so and its version');
  }
  if (!z.iso.date().safeParse(verified).success) {
    fail(
      `<Rule verified="${verified}">`,
      'this is no day',
      'write the day on which somebody compared the text with the source, as YYYY-MM-DD',
    );
  }
  if (id !== undefined && !RULE_ID.test(id)) {
    fail(`<Rule id="${id}">`, 'cannot stand in an address', 'use lower-case letters, digits and single hyphens');
  }
  if (notes.size === 0) return;
  const citations = readCitations(source, notes);
  if (isCitationFault(citations)) fail(`<Rule source="${source}">`, citations.found, citations.fix);
}

function checkChange({ attributes: { note: noteId = '', part } }: GuideReference, notes: RuleNotes, fail: Fail): void {
  const key = `<Change note="${noteId}"${part === undefined ? '' : ` part="${part}"`}>`;
  const changing = [...notes.values()].filter(({ changes }) => changes.length > 0).map(({ id }) => id);
  const parts = notes.get(noteId)?.changes.map(({ id }) => id) ?? [];
  if (parts.length === 0) fail(key, 'content/regras/notas.yaml has no change of this note', suggest(noteId, changing));
  if (part === undefined && parts.length > 1) {
    fail(key, 'the note changes several things', `name one with part="…": ${parts.join(', ')}`);
  }
  if (part !== undefined && !parts.includes(part)) fail(key, 'the note has no such change', suggest(part, parts));
}

type Fail = (key: string, found: string, fix: string) => never;

function readOperation(reference: GuideReference, attribute: string, known: Known, fail: Fail): Operation {
  const id = reference.attributes[attribute] ?? '';
  const operation = known.operations.get(id);
  if (operation) return operation;
  return fail(
    `<${reference.component} ${attribute}="${id}">`,
    'openapi.yaml has no such operation',
    suggest(id, [...known.operations.keys()]),
  );
}

function checkResponse({ attributes }: GuideReference, operation: Operation, fail: Fail): void {
  const statuses = operation.responses.map(({ status }) => status);
  const response = operation.responses.find(({ status }) => status === attributes.status);
  if (!response) {
    fail(
      `<Response status="${attributes.status ?? ''}">`,
      `${operation.id} does not answer with this status`,
      `use one of: ${statuses.join(', ')}`,
    );
  }
  const names = response?.media.flatMap(({ examples }) => examples.map(({ name }) => name)) ?? [];
  const { example } = attributes;
  if (example !== undefined && !names.includes(example)) {
    fail(`<Response example="${example}">`, `${operation.id} has no such answer example`, suggest(example, names));
  }
}
