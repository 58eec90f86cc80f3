import { inspectAccessKey } from './access-key';
import type { Finding } from './answer';
import { findJson } from './find-json';
import type { DocumentFamily } from './models';
import { createStatus, readMarks } from './read-message';
import { MAX_SENTENCES, readSentence } from './read-sentence';
import { TAG } from './scan-xml';
import { findSubject } from './status-subject';

/** What the objects around a result say about it. */
type Held = {
  readonly key?: string;
  readonly model?: string;
  readonly family?: DocumentFamily;
  /** Name of the object in the one around it, as in XML turned into JSON. */
  readonly name?: string;
};

export type JsonReading = {
  readonly findings: readonly Finding[];
  /** Texts inside the answer that may be documents: XML, as it is, escaped, in base64 or after other words. */
  readonly inner: readonly string[];
  /** The texts inside the answer that may tell a result in words, one a line. */
  readonly words: string;
};

/** Objects and lists looked at; an answer of this API has some hundreds. */
const MAX_NODES = 50_000;
/** Results collected before they are merged and ordered. */
const MAX_STATUSES = 200;
/** Names of fields looked at in one object. */
const MAX_NAMES = 500;
/** Texts that are tried as JSON: each that is none costs exceptions. */
const MAX_TRIED = 100;
/** Entries of a list of refused fields that are kept. */
const MAX_FIELDS = 50;

/** What stands beside the code of a problem (RFC 9457), of which logs and clients leave out any. */
const PROBLEM_MEMBERS = ['title', 'detail', 'status', 'type', 'instance', 'erros'];

/** A text that may have JSON in it, as logs keep the body of an answer. */
const NESTED = /[{[]\s{0,9}\\{0,9}["{[]/;

/** A text that may be a document, or that quotes the status of one. */
const DOCUMENT = /^\s{0,9}(?:<|&lt;|P[D-H][0-9A-Za-z+/]{10})|cStat(?:>|&gt;)/;

const FAMILIES: ReadonlyMap<string, DocumentFamily> = new Map([
  ['nfe', 'nfe'],
  ['nfce', 'nfe'],
  ['cte', 'cte'],
  ['cteos', 'cte'],
  ['mdfe', 'mdfe'],
  ['nfcom', 'nfcom'],
  ['gtin', 'gtin'],
]);

/**
 * The results in a parsed JSON answer: every object with a `cStat`, with an alert (`cMsg` and `xMsg`), with a problem
 * code of the API, or that is an entry of the knowledge base. Looks into JSON that a text carries, too. Walks without
 * recursion, in reading order, and over a bounded number of nodes.
 */
export function readJson(root: unknown, source: string): JsonReading {
  const findings: Finding[] = [];
  const inner: string[] = [];
  let words = '';
  let tried = 0;
  const pending: { readonly value: unknown; readonly held: Held }[] = [{ value: root, held: {} }];
  for (let count = 0; count < MAX_NODES && findings.length < MAX_STATUSES; count++) {
    const node = pending.pop();
    if (!node) break;
    if (typeof node.value === 'string') {
      const nested = NESTED.test(node.value) && tried++ < MAX_TRIED ? findJson(node.value) : undefined;
      if (nested && !TAG.test(nested.around)) pending.push({ value: nested.value, held: node.held });
      else if (DOCUMENT.test(node.value)) inner.push(node.value);
      if (words.length < MAX_SENTENCES && /[0-9]{3}/.test(node.value)) words += `${node.value}\n`;
    } else if (Array.isArray(node.value)) {
      for (let index = node.value.length - 1; index >= 0; index--) pending.push({ ...node, value: node.value[index] });
    } else if (isObject(node.value)) {
      const fields = listFields(node.value);
      const held = hold(fields, node.held);
      const finding = readObject(fields, held);
      if (finding) findings.push(finding);
      const alert = readAlert(fields, held);
      if (alert) findings.push(alert);
      for (const [name, value] of [...fields].toReversed()) pending.push({ value, held: { ...held, name } });
    }
  }
  return { findings: addFamilyOfKeys(mergeProblems(findings), source), inner, words };
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, 2000) : undefined;
}

/** The fields of an object by name in lower case: other systems write "cstat" and "CHAVE". */
type Fields = ReadonlyMap<string, unknown>;

function listFields(object: Json): Fields {
  const names = Object.keys(object).slice(0, MAX_NAMES);
  return new Map(names.map((name) => [name.toLowerCase(), object[name]]));
}

/** The first of these fields that holds a text or a number. */
function pick(fields: Fields, ...names: readonly string[]): string | undefined {
  return names.map((name) => textOf(fields.get(name))).find((text) => text !== undefined);
}

function hold(object: Fields, held: Held): Held {
  const key = pick(object, 'chave', 'chaveacesso', 'chave_acesso', 'chnfe', 'chcte', 'chmdfe', 'chnfcom');
  const model = pick(object, 'modelo', 'mod');
  const family = FAMILIES.get(
    pick(object, 'documento') ?? /\/cstat\/([a-z]{3,5})\//.exec(pick(object, 'urlconhecimento') ?? '')?.[1] ?? '',
  );
  return {
    ...held,
    ...(key !== undefined && key.length === 44 ? { key } : {}),
    ...(model === undefined ? {} : { model }),
    ...(family === undefined ? {} : { family }),
  };
}

function readObject(object: Fields, held: Held): Finding | undefined {
  const own = pick(object, 'codigo');
  const isProblem = PROBLEM_MEMBERS.some((name) => object.has(name));
  const problemCode = own !== undefined && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(own) && isProblem ? own : undefined;
  const message = pick(object, 'xmotivo');
  const isEntry = own !== undefined && /^[0-9]{3,4}$/.test(own) && (message !== undefined || object.has('documento'));
  const code = pick(object, 'cstat') ?? (isEntry ? own : undefined);
  const isCode = code !== undefined && /^[0-9]{3,4}$/.test(code);
  if (!isCode && problemCode === undefined) return undefined;
  const last = pick(object, 'ultimonsu', 'ultnsu');
  // A problem without a cStat of its own may still tell of one: "rejeitada com cStat 232".
  const told = isCode ? undefined : readSentence(pick(object, 'detail') ?? '').find(({ isExplicit }) => isExplicit);
  const fields = readFields(object.get('erros'));
  return createStatus({
    subject: findSubject(held.name ?? ''),
    code: isCode ? code : told?.finding.code,
    message: message ?? told?.finding.message,
    problemCode,
    keyText: held.key,
    modelCode: held.model,
    family: held.family,
    fields,
    ...pointItems(fields),
    queue: last === undefined ? undefined : { last, highest: pick(object, 'maxnsu') ?? last },
  });
}

/** An alert of a protocol, beside its status or in an object of its own. */
function readAlert(object: Fields, held: Held): Finding | undefined {
  const code = pick(object, 'cmsg');
  const message = pick(object, 'xmsg');
  if (code === undefined || message === undefined || !/^[0-9]{1,4}$/.test(code)) return undefined;
  return createStatus({ isAlert: true, code, message, keyText: held.key, modelCode: held.model, family: held.family });
}

function readFields(errors: unknown): Finding['fields'] {
  if (!Array.isArray(errors)) return [];
  return errors
    .slice(0, MAX_FIELDS)
    .filter(isObject)
    .map(listFields)
    .map((error) => ({ field: pick(error, 'campo') ?? '', message: pick(error, 'mensagem') ?? '' }))
    .filter(({ field, message }) => field !== '' || message !== '');
}

/** Items that refused fields name: "/itens/2/ncm" counts from 0, "det[1]" in a message from 1. */
function pointItems(fields: Finding['fields']): Partial<Finding> {
  const items = fields.flatMap(({ field, message }) => {
    const index = /\/(?:itens|det)\/([0-9]{1,3})(?:\/|$)/.exec(field)?.[1];
    return index === undefined ? readMarks(message).items : [Number(index) + 1];
  });
  return items.length === 0 ? {} : { items: [...new Set(items)] };
}

/** A problem repeats the status of the result it belongs to: they become one, with the problem's key as the other key. */
function mergeProblems(findings: readonly Finding[]): readonly Finding[] {
  const merged: Finding[] = [];
  for (const finding of findings) {
    const index = merged.findIndex(
      ({ code, message, problemCode }) =>
        code === finding.code && message === finding.message && problemCode === undefined,
    );
    const first = merged[index];
    if (finding.problemCode === undefined || first === undefined) {
      merged.push(finding);
    } else {
      const { problemCode, fields } = finding;
      const isOther = finding.key?.text !== first.key?.text;
      merged[index] = {
        ...first,
        problemCode,
        fields,
        otherKey: first.otherKey ?? (isOther ? finding.key : undefined),
      };
    }
  }
  return merged;
}

/** A result without document belongs to the family of the keys beside it, when they are all of one. */
function addFamilyOfKeys(findings: readonly Finding[], source: string): readonly Finding[] {
  if (findings.every(({ family }) => family !== undefined)) return findings;
  const keys = Array.from(source.matchAll(/"([0-9]{6}[0-9A-Z]{12}[0-9]{26})"/g), ([, key = '']) => key).slice(0, 100);
  const [family, ...others] = new Set(keys.map((key) => inspectAccessKey(key).model?.family));
  if (family === undefined || others.length > 0) return findings;
  return findings.map((finding) => ({ ...finding, family: finding.family ?? family }));
}
