import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CStatDocumentId } from '../../../lib/cstat/documents';
import { readOfficialText, TEXT_KINDS, type TextKind, WORDED_FIELDS } from '../../../lib/cstat/official-text';
import { listSources } from '../../../lib/errors/read-source.build';
import { PROJECT } from '../support/fixture-site';
import { projectCStats as cstats } from '../support/project-cstats';

const bare = [...cstats.values()].filter(({ explanation }) => explanation === undefined);

function read(key: string) {
  const cstat = cstats.get(key);
  if (!cstat) throw new Error(`no code ${key}`);
  return readOfficialText(cstat);
}

/** Real texts of each kind, and what else they could be taken for. */
const KINDS: readonly (readonly [TextKind, ...(readonly string[])])[] = [
  ['result', 'nfe/139', 'cte/103', 'cte/106', 'cte/112', 'cte/134'],
  ['fiscalStanding', 'cte/301', 'cte/306'],
  ['misuse', 'cte/678'],
  ['batch', 'cte/408', 'cte/457', 'cte/589'],
  ['xml', 'nfe/238', 'nfe/299', 'nfe/409', 'nfe/416', 'cte/225', 'cte/514'],
  ['signature', 'nfe/473', 'nfe/631', 'nfe/818', 'cte/202', 'gtin/9493', 'mdfe/910'],
  ['accessKey', 'nfe/620', 'cte/249', 'cte/507', 'cte/578', 'cte/685'],
  ['qrCode', 'nfe/672'],
  ['service', 'nfe/248', 'nfe/289', 'nfe/553', 'cte/226', 'cte/262', 'cte/518', 'cte/998'],
  ['contingency', 'cte/499', 'cte/669', 'cte/696'],
  ['numbering', 'cte/201', 'cte/224', 'cte/241', 'cte/266', 'cte/471'],
  ['event', 'nfe/420', 'nfe/477', 'nfe/576', 'nfe/633', 'nfe/638', 'nfe/809', 'cte/529', 'cte/564', 'cte/575'],
  ['ibsCbs', 'cte/397'],
  ['values', 'cte/502', 'cte/561', 'cte/562'],
  ['deadline', 'cte/501', 'cte/663'],
  ['reference', 'cte/254', 'cte/268', 'cte/498', 'cte/554', 'cte/565', 'cte/572', 'cte/656', 'cte/689'],
  ['product', 'gtin/9491', 'gtin/9495', 'gtin/9497'],
  ['transport', 'mdfe/454', 'cte/665', 'cte/688'],
  ['registration', 'cte/233', 'cte/257', 'cte/259', 'cte/495', 'mdfe/915'],
  ['party', 'nfe/223', 'nfe/507', 'nfe/832', 'cte/211', 'cte/260', 'cte/407', 'cte/668'],
  ['place', 'nfe/405', 'nfe/669', 'cte/271', 'cte/277', 'cte/455'],
];

describe('the kind of a rule', () => {
  test.each(KINDS.flatMap(([kind, ...keys]) => keys.map((key) => [key, kind] as const)))('%s: %s', (key, kind) => {
    expect(read(key).kind).toBe(kind);
  });

  test('every kind has a real text', () => {
    expect(KINDS.map(([kind]) => kind)).toEqual([...TEXT_KINDS]);
  });

  test.each(['cte/110', 'cte/221', 'cte/999'])('%s: the text tells none', (key) => {
    expect(read(key)).toEqual({ kind: undefined, fields: [] });
  });
});

describe('the fields of a rule', () => {
  test.each([
    ['nfe/409', ['cUF', 'nfeCabecMsg']],
    ['nfe/637', ['idPedido']],
    ['nfe/809', ['tpEvento']],
    ['nfe/810', ['tpEvento']],
    ['nfe/406', ['dest.enderDest.cPais']],
    ['nfe/507', ['dest.CNPJ']],
    ['nfe/669', ['retirada']],
    ['cte/226', ['ide.cUF']],
    ['cte/273', ['emit.enderEmit.cMun', 'emit.enderEmit.UF']],
    ['cte/401', ['rem.CPF']],
    ['cte/438', ['receb.enderReceb.cMun']],
    ['cte/494', ['ide.procEmi']],
    ['cte/556', ['exped.IE']],
    ['cte/772', ['infCteSub.chCte']],
    ['cte/780', ['infCteComp.chCTe']],
    ['gtin/9498', ['GTIN', 'NCM']],
    ['mdfe/457', ['ide.tpTransp']],
  ])('%s names %j', (key, fields) => {
    expect(read(key).fields).toEqual(fields);
  });

  test.each([
    ['the CNPJ of the certificate is no field', 'nfe/631'],
    ['nor is that of who transmits', 'nfe/223'],
    ['nor the taxpayer inside a key', 'cte/453'],
    ['nor the emission type inside a key', 'cte/507'],
    ['who pays has two groups', 'cte/449'],
    ['the issuer of a CT-e has no country', 'cte/405'],
    ['a document is no field', 'mdfe/916'],
    ['the register of products is no field', 'gtin/9493'],
  ])('%s (%s)', (_, key) => {
    expect(read(key).fields).toEqual([]);
  });

  test('words mean a field only in the documents that have it', () => {
    const inDocument = (document: CStatDocumentId) =>
      readOfficialText({ document, text: 'Rejeição: CNPJ do remetente inválido' }).fields;
    expect(inDocument('cte')).toEqual(['rem.CNPJ']);
    expect(inDocument('nfe')).toEqual([]);
  });

  test('are names that the API or the knowledge base uses', () => {
    const files = ['openapi.yaml', ...listSources(PROJECT, 'content/cstat/nfe', '.yaml')];
    const others = ['cte', 'mdfe', 'nfcom'].flatMap((id) => listSources(PROJECT, `content/cstat/${id}`, '.yaml'));
    const words = new Set(
      [...files, ...others].flatMap((file) => readFileSync(path.join(PROJECT, file), 'utf8').split(/[^\w]+/)),
    );
    const unknown = WORDED_FIELDS.flatMap((field) => field.split('.')).filter((name) => !words.has(name));
    expect(unknown).toEqual([]);
  });
});

test('nearly all codes without explanation have a kind, and a quarter of them name a field', () => {
  const readings = bare.map(readOfficialText);
  const kinds = readings.filter(({ kind }) => kind !== undefined);
  const named = readings.filter(({ fields }) => fields.length > 0);
  expect(kinds.length).toBeGreaterThanOrEqual(bare.length * 0.95);
  expect(named.length).toBeGreaterThanOrEqual(bare.length * 0.25);
});
