import { expect, test } from 'vitest';
import { computeCheckDigit } from '../../../lib/fiscal/check-digit';
import { DOCUMENT, isObject, list, TEXT, walk } from './description-document';

/** The access key with a wrong last digit that the error examples use on purpose. */
const WRONG_KEY = '35261111222333000181550010000012341482150939';
/** One company with an establishment in each state, and others. */
const EMITTERS = [
  ...['11222333000181', '11222333000262', '11222333000343', '11222333000424', '11222333000505', '11222333000696'],
  ...['99888777000100', '88777666000100', '12ABC34501DE35'],
];
const CPF = '52998224725';
const HOST = 'exemplo.com.br';
const NAMESPACES = ['www.portalfiscal.inf.br', 'www.w3.org'];
const TEXTS = /^(chave|chaves|chave[A-Z]\w*|nsu|\w+Nsu|protocolo|nProt|ch[A-Z]+\w+|CPF|CNPJ|cpf\w*|cnpj\w*|cStats?)$/;
const KEY = /[0-9]{6}[0-9A-Z]{12}[0-9]{26}/;

/** What a reader can find: the text of the description and the XML that its examples carry in base64. */
const SEARCHED = [
  TEXT,
  ...[...TEXT.matchAll(/\bP[DG][0-9A-Za-z+/]{24,}={0,2}/g)].map(([xml]) => Buffer.from(xml, 'base64').toString('utf8')),
].join('\n');

function found(pattern: RegExp): readonly string[] {
  return [...new Set(Array.from(SEARCHED.matchAll(pattern), ([whole, group]) => group ?? whole))];
}

function keys(): readonly string[] {
  const alone = new RegExp(`(?<![0-9A-Z])${KEY.source}(?![0-9A-Z])`, 'g');
  const inEvent = new RegExp(`\\bID[0-9]{6}(${KEY.source})[0-9]{2,3}(?![0-9])`, 'g');
  return [...found(alone), ...found(inEvent)];
}

/** Only a document with right check digits can be somebody's; error examples show some with wrong ones. */
function couldBeReal(identity: string): boolean {
  const highest = identity.length === 14 ? 9 : 12;
  return [2, 1].every(
    (missing) => computeCheckDigit(identity.slice(0, -missing), highest) === Number(identity.at(-missing)),
  );
}

test('every access key has the right check digit, but the one that is wrong on purpose', () => {
  const wrong = keys().filter(
    (key) => key !== WRONG_KEY && computeCheckDigit(key.slice(0, 43), 9) !== Number(key.at(-1)),
  );
  expect(wrong.map((key) => `${key}: o dígito é ${computeCheckDigit(key.slice(0, 43), 9)}`)).toEqual([]);
  expect(keys().length).toBeGreaterThan(10);
});

test('nothing has the look of an access key with another length', () => {
  const lookalikes = found(/(?<![0-9A-Z])[0-9]{6}[0-9A-Z]{12}[0-9]{18,}(?![0-9A-Z])/g);
  expect(lookalikes.filter((key) => key.length !== 44)).toEqual([]);
});

test('keys, NSU, protocols, CPF and CNPJ are texts, in schemas and in values', () => {
  const problems: string[] = [];
  walk(DOCUMENT, (node, at) => {
    const isText = TEXTS.test(at.replace(/(\/[0-9]+)+$/, '').replace(/.*\//, ''));
    if (typeof node === 'number' && (isText || node > 1e11)) problems.push(`${at}: ${node}`);
    const types = isText && isObject(node) ? [node.type, ...list(node.type)] : [];
    if (types.includes('integer') || types.includes('number')) problems.push(`${at}: type não é string`);
  });
  expect(problems).toEqual([]);
});

test('no pattern takes an access key for 44 digits', () => {
  expect(TEXT.match(/(\\d|\[0-9\]|\[\\d\])\{44\}/g) ?? []).toEqual([]);
});

test('only the fictional CNPJ and CPF appear, inside keys too', () => {
  const inKeys = keys().map((key) => key.slice(6, 20));
  const plain = [
    ...found(/(?<![0-9A-Za-z])[0-9A-Z]{12}[0-9]{2}(?![0-9A-Za-z])/g),
    ...found(/[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-[0-9]{2}/g),
    ...found(/(?<![0-9A-Za-z])[0-9]{11}(?![0-9A-Za-z])/g),
    ...found(/[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}/g),
  ].map((identity) => identity.replaceAll(/[./-]/g, ''));
  const known = [...EMITTERS, CPF, `000${CPF}`];
  const strange = [...inKeys, ...plain.filter(couldBeReal)].filter((identity) => !known.includes(identity));
  expect([...new Set(strange)]).toEqual([]);
});

test('only the fictional hosts and e-mail addresses appear', () => {
  const addresses = found(/[\w.+-]+@([\w-]+(?:\.[\w-]+)*)/g).filter((host) => host !== HOST);
  const hosts = [
    ...found(/\b[a-z]+:\/\/([\w.-]+)/g),
    ...found(/(?<![\w.@-])((?:[a-z0-9-]+\.)+(?:br|com|net|org|gov|io|dev|app|local))(?![\w-])/g),
  ].filter((host) => host !== HOST && !host.endsWith(`.${HOST}`) && !NAMESPACES.includes(host));
  expect([...new Set([...addresses, ...hosts])]).toEqual([]);
});

test('the id of an event is that of one document’s', () => {
  const keysById = new Map<string, Set<string>>();
  walk(DOCUMENT, (node) => {
    if (!isObject(node) || typeof node.eventoId !== 'string' || typeof node.chave !== 'string') return;
    keysById.set(node.eventoId, (keysById.get(node.eventoId) ?? new Set()).add(node.chave));
  });
  expect(keysById.size).toBeGreaterThan(5);
  expect([...keysById].filter(([, { size }]) => size > 1)).toEqual([]);
});
