import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLayoutExamples } from '../../../lib/recipes/load-layout-examples.build';
import { loadRecipes } from '../../../lib/recipes/load-recipes.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, PROJECT } from '../support/fixture-site';

const RECIPES = loadRecipes(PROJECT);
const DOCUMENTS = 'content/leiaute/exemplos/documentos';
const EVENTS = 'content/leiaute/exemplos/eventos/nfe.yaml';
const EVENT = readFileSync(path.join(PROJECT, EVENTS), 'utf8');

const VARIANT = `recipe: nfce-com-troco
variants:
  - title: NFC-e sem troco
    changes:
      pag.vTroco: null
      pag.detPag.vPag: "89.90"
`;
const WHOLE = readFileSync(path.join(PROJECT, `${DOCUMENTS}/bpe.yaml`), 'utf8');

const load = (files: Readonly<Record<string, string>>) => loadLayoutExamples(createFixtureSite(files), RECIPES);
const loadDocument = (text: string) => load({ [`${DOCUMENTS}/um.yaml`]: text }).documents;
const loadEvents = (text: string) => load({ [EVENTS]: text }).events;

test('a variant has what its recipe has, with what it lists', () => {
  const [example] = loadDocument(VARIANT);
  expect(example).toMatchObject({ title: 'NFC-e sem troco', file: `${DOCUMENTS}/um.yaml`, request: { modelo: '65' } });
  expect(example?.request.documento.pag).toEqual({ detPag: [{ indPag: '0', tPag: '01', vPag: '89.90' }] });
});

test('a document of its own comes before its variants', () => {
  const titles = loadDocument(WHOLE).map(({ title }) => title);
  expect(titles[0]).toBe('BP-e rodoviário com desconto');
  expect(titles.length).toBeGreaterThan(1);
});

test('a site may have none', () => {
  expect(loadLayoutExamples('/nowhere', [])).toEqual({ documents: [], events: new Map() });
});

describe('the build stops', () => {
  test.each([
    ['a recipe that is not there', 'nfce-com-troco', 'nfce-com-toco', 'there is no recipe of this name'],
    ['a variant that breaks a rule', '"89.90"', '"89.91"', 'total.ICMSTot.vNF'],
    ['a key nobody reads', 'variants:', 'variantes:', 'variants: found nothing'],
  ])('on %s', (_what, from, to, message) => {
    const text = readFault(() => loadDocument(edit(VARIANT, from, to)));
    expect(text).toContain(`${DOCUMENTS}/um.yaml`);
    expect(text).toContain(message);
  });

  test.each([
    ['the price of a ticket', 'vBP: "150.00"', 'vBP: "150.01"', 'infValorBPe.vBP'],
    ['what is paid', 'vPgto: "135.00"', 'vPgto: "134.99"', 'infValorBPe.vPgto'],
    ['the share of the state of destination', 'vICMSUFFim: "10.80"', 'vICMSUFFim: "8.10"', 'imp.ICMSUFFim.vICMSUFFim'],
  ])('on %s that does not add up', (_what, from, to, message) => {
    expect(readFault(() => loadDocument(edit(WHOLE, from, to)))).toContain(message);
  });

  test.each([
    [
      'a wrong key',
      '"35261111222333000181550010000012341482150930"',
      '"35261111222333000181550010000012341482150931"',
      'chave',
    ],
    ['a key nobody reads', 'tipo: cancelamento_evento', 'type: cancelamento_evento', 'tipo'],
    ['an event without an id of its form', 'nfe-110001:', '110001:', 'write the id of an event'],
  ])('on %s of an event', (_what, from, to, message) => {
    const text = readFault(() => loadEvents(EVENT.replace(from, to)));
    expect(text).toContain(EVENTS);
    expect(text).toContain(message);
  });
});
