import { dropHalfCharacters } from '../text/half-characters';

/**
 * An element that holds a status: its own name, the texts of its children, and what stands around it. An alert of a
 * protocol (`cMsg`, with the `xMsg` that follows it) is one too, with the names that a status has for the two.
 */
export type StatusElement = {
  readonly name: string;
  /** Texts of child elements without children, by local name; the first of each name. */
  readonly values: ReadonlyMap<string, string>;
  /** Local names of the elements around it, outermost first. */
  readonly ancestors: readonly string[];
  /** Namespace names declared on the way to it, innermost first. */
  readonly namespaces: readonly string[];
};

export type XmlScan = {
  readonly statuses: readonly StatusElement[];
  /** Texts that are escaped or quoted (CDATA) documents themselves. */
  readonly inner: readonly string[];
  /** The first `Id` attribute of an `inf…` element, such as "NFe35…". */
  readonly id: string | undefined;
  readonly hasElements: boolean;
  readonly isBroken: boolean;
};

type Open = { readonly name: string; readonly values: Map<string, string>; readonly namespace: string | undefined };

/** The beginning of a tag. */
export const TAG = /<[/?!]?[A-Za-z_]/;

/** Elements open at once beyond which a document is taken for an attack. */
const MAX_DEPTH = 60;
/** Most elements with a status that are kept. */
const MAX_STATUSES = 200;
/** Longest text kept of an element: messages are short. */
const MAX_TEXT = 2000;
/** Longest text that may be a document inside a document. */
const MAX_INNER = 500_000;

/**
 * Finds the elements that hold a `cStat`, and the alerts beside it, whatever prefix or envelope they come in. This is
 * no XML parser: it reads once from start to end, resolves no entity but the five of XML itself, ignores declarations,
 * and goes on after faults, because readers paste what their logs kept.
 */
export function scanXml(source: string): XmlScan {
  const stack: Open[] = [];
  const openNames = new Map<string, number>();
  const statuses: StatusElement[] = [];
  const inner: string[] = [];
  let id: string | undefined;
  let hasElements = false;
  let isBroken = false;
  let alert: Map<string, string> | undefined;
  let text = '';
  let at = findTag(source, 0);

  const open = (element: Open) => {
    stack.push(element);
    openNames.set(element.name, (openNames.get(element.name) ?? 0) + 1);
  };
  const close = (name: string) => {
    if (stack.at(-1)?.name !== name) isBroken = true;
    if (!openNames.get(name)) return;
    while (stack.at(-1)?.name !== name) finish();
    finish();
  };
  const keep = (name: string, values: ReadonlyMap<string, string>, around: readonly Open[]) => {
    const namespaces = around.toReversed().flatMap(({ namespace }) => namespace ?? []);
    statuses.push({ name, values, ancestors: stack.map((element) => element.name), namespaces });
  };
  /** Up to five alerts stand beside each other in a protocol, each a code and then its message. */
  const readAlert = (name: string, value: string) => {
    if (name === 'cMsg' && /^[0-9]{1,4}$/.test(value)) {
      const key = stack.findLast((element) => element.name === 'infProt')?.values.get('chNFe');
      if (key === undefined) return;
      alert = new Map([['cStat', value]]).set('chNFe', key);
      keep(name, alert, stack);
    } else if (name === 'xMsg') {
      alert?.set('xMotivo', value);
      alert = undefined;
    }
  };
  const finish = () => {
    const element = stack.pop();
    if (!element) return;
    openNames.set(element.name, (openNames.get(element.name) ?? 1) - 1);
    const value = text.trim();
    text = '';
    if (element.values.size === 0 && value !== '') {
      const values = stack.at(-1)?.values;
      const told = decodeEntities(value.slice(0, MAX_TEXT));
      if (values && !values.has(element.name)) values.set(element.name, told);
      readAlert(element.name, told);
      if (/^(<|&lt;)/.test(value) && value.length <= MAX_INNER) {
        // In CDATA only what the document itself escapes is escaped.
        inner.push(value.startsWith('<') ? value : decodeEntities(value));
      }
    }
    if (element.values.has('cStat')) keep(element.name, element.values, [...stack, element]);
  };

  while (at >= 0 && at < source.length) {
    if (source.startsWith('<!--', at)) {
      at = skip(source, at + 4, '-->');
    } else if (source.startsWith('<![CDATA[', at)) {
      const end = source.indexOf(']]>', at);
      text += source.slice(at + 9, end < 0 ? source.length : end);
      at = end < 0 ? -1 : end + 3;
    } else if (source.startsWith('<?', at) || source.startsWith('<!', at)) {
      at = skip(source, at + 2, '>');
    } else {
      const end = findTagEnd(source, at + 1);
      if (end < 0) break;
      const tag = source.slice(at + 1, end);
      const name = /^\/?(?:[\w.-]{1,60}:)?([\w.-]{1,60})/.exec(tag)?.[1];
      if (name === undefined) {
        isBroken = true;
      } else if (tag.startsWith('/')) {
        close(name);
      } else {
        hasElements = true;
        text = '';
        if (id === undefined && name.startsWith('inf')) id = /\sId\s?=\s?["']([^"']{1,80})["']/.exec(tag)?.[1];
        const isTooMuch = stack.length >= MAX_DEPTH || statuses.length >= MAX_STATUSES;
        if (isTooMuch) return { statuses, inner, id, hasElements, isBroken: true };
        if (!tag.endsWith('/')) open({ name, values: new Map(), namespace: readNamespace(tag) });
      }
      at = end + 1;
    }
    if (at < 0) break;
    const next = findTag(source, at);
    if (next > at) {
      const between = source.slice(at, next);
      if (between.includes('<')) isBroken = true;
      text += between;
    }
    at = next;
  }
  if (at < 0 && stack.length === 0) return { statuses, inner, id, hasElements, isBroken };
  while (stack.length > 0) finish();
  return { statuses, inner, id, hasElements, isBroken: true };
}

/** The position after `end`, or -1 when it never comes. */
function skip(source: string, from: number, end: string): number {
  const index = source.indexOf(end, from);
  return index < 0 ? -1 : index + end.length;
}

/** Position of the next '<' that begins something; one between words ("tempo < 3s") would take the tag after it along. */
function findTag(source: string, from: number): number {
  const start = /<[A-Za-z_/!?]/g;
  start.lastIndex = from;
  return start.test(source) ? start.lastIndex - 2 : -1;
}

/** Position of the '>' that ends a tag; one inside quotes does not. -1 where the tag never ends. */
function findTagEnd(source: string, from: number): number {
  let quote = '';
  for (let index = from; index < source.length; index++) {
    const character = source.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '>') {
      return index;
    }
  }
  return -1;
}

/** What the namespaces of all fiscal documents have in common. */
const AUTHORITY = 'portalfiscal.inf.br';

function readNamespace(tag: string): string | undefined {
  if (!tag.includes(AUTHORITY)) return undefined;
  const names = tag.slice(0, MAX_TEXT).matchAll(/\sxmlns(?::[\w.-]{1,60})?\s?=\s?["']([^"']{0,200})["']/g);
  return Array.from(names, ([, name = '']) => name).find((name) => name.includes(AUTHORITY));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Resolves the five entities of XML and character numbers; others stay as they are written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(x?)([0-9a-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, hex: string, digits: string, name: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = Number.parseInt(digits, hex === '' ? 10 : 16);
      // Half characters have numbers of their own, which XML has no use for either.
      return code > 0 && code <= 0x10ffff ? dropHalfCharacters(String.fromCodePoint(code)) : '';
    },
  );
}
