import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../lib/i18n/messages';
import { listClassTribCodes, markNames } from '../../../lib/ibs-cbs/class-trib';
import { describeClassTrib, describeCst, describeTable } from '../../../lib/ibs-cbs/describe-class-trib';
import { loadClassTribs } from '../../../lib/ibs-cbs/load-class-tribs.build';
import { PROJECT, SMALL_SITE } from '../support/fixture-site';

const texts = getMessages('pt-BR').classTrib;
const table = loadClassTribs(PROJECT);
if (!table) throw new Error('content/ibs-cbs/table.yaml is missing');
const find = (code: string) => {
  const found = table.csts.flatMap(({ classTribs }) => classTribs).find((classTrib) => classTrib.code === code);
  if (!found) throw new Error(`no cClassTrib ${code}`);
  return found;
};
const findCst = (code: string) => {
  const found = table.csts.find((cst) => cst.code === code);
  if (!found) throw new Error(`no CST ${code}`);
  return found;
};
const factsOf = (code: string) =>
  Object.fromEntries(describeClassTrib(find(code), texts).map(({ label, value }) => [label, value]));
const listFirstCells = (file: string) =>
  readFileSync(path.join(PROJECT, 'content/ibs-cbs', file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

describe('the table of cClassTrib', () => {
  test('has the 18 CST and 173 codes of the version that it names, each once', () => {
    const codes = listClassTribCodes(table);
    expect(table.source).toBe('IT 2025.002 v1.70');
    expect(table.csts).toHaveLength(18);
    expect(codes).toHaveLength(173);
    expect(new Set(codes).size).toBe(173);
    expect(table.csts.map(({ code }) => code)).toEqual(listFirstCells('cst.csv'));
    expect(codes).toEqual(listFirstCells('cclasstrib.csv'));
  });

  test('has each code below the CST of its first three digits', () => {
    const lost = table.csts.flatMap(({ code, classTribs }) => classTribs.filter((own) => !own.code.startsWith(code)));
    expect(lost).toEqual([]);
  });

  test('has as many codes of each CST as published', () => {
    const counts = Object.fromEntries(table.csts.map(({ code, classTribs }) => [code, classTribs.length]));
    expect(counts).toMatchObject({ '000': 6, 200: 56, 410: 38, 550: 29, 620: 7, 820: 9, 830: 1 });
  });

  test('says of a code which groups its CST and it demand, admit and forbid', () => {
    expect(find('200034').groups).toEqual({
      demanded: ['gIBSCBS', 'gRed'],
      allowed: [],
      forbidden: ['gDif', 'gIBSCBSMono', 'gTransfCred', 'gCredPresIBSZFM', 'gAjusteCompet', 'gTribRegular'],
    });
    expect(find('200022').groups.demanded).toEqual(['gIBSCBS', 'gRed', 'gTribRegular']);
    expect(find('200022').groups.forbidden).not.toContain('gTribRegular');
    expect(find('410016').groups.allowed).toEqual(['gCredPresOper']);
  });

  test('names no group that stands inside gIBSCBS where gIBSCBS itself is forbidden', () => {
    expect(findCst('400').groups).toEqual({
      demanded: [],
      forbidden: ['gIBSCBS', 'gIBSCBSMono', 'gTransfCred', 'gCredPresIBSZFM', 'gAjusteCompet'],
    });
    expect(find('620001').groups.forbidden).toEqual(['gIBSCBS', 'gTransfCred', 'gCredPresIBSZFM', 'gAjusteCompet']);
  });

  test('demands gTribRegular of the 29 codes of CST 550 and of two others', () => {
    const demanding = listClassTribCodes(table).filter((code) => find(code).groups.demanded.includes('gTribRegular'));
    expect(demanding.filter((code) => !code.startsWith('550'))).toEqual(['200022', '200024']);
    expect(demanding).toHaveLength(31);
  });

  test('says in words what its columns say', () => {
    expect(factsOf('200003')).toEqual({
      Redução: '100 %',
      Documentos: 'NF-e, NFC-e, Duimp',
      Exige: 'gIBSCBS, gRed',
      Proíbe: 'gDif, gIBSCBSMono, gTransfCred, gCredPresIBSZFM, gAjusteCompet, gTribRegular',
      Alíquota: 'padrão',
      'LC 214/2025': 'art. 125',
      Vigência: 'desde 05/05/2025',
    });
    expect(factsOf('200025')).toMatchObject({ Redução: 'IBS 60 %, CBS 100 %' });
    expect(factsOf('410011')).toMatchObject({
      Redução: 'nenhuma',
      Documentos: 'nenhum marcado na tabela',
      Exige: 'só CST e cClassTrib',
    });
    expect(factsOf('220001')).toMatchObject({ Vigência: 'de 05/05/2025 a 01/01/2026 (encerrado)' });
    expect(factsOf('000003')).toMatchObject({ Admite: 'gCredPresOper' });
  });

  test('says of a CST what it demands, forbids and is rejected with', () => {
    const facts = Object.fromEntries(describeCst(findCst('810'), texts).map(({ label, value }) => [label, value]));
    expect(facts).toEqual({
      Exige: 'gCredPresIBSZFM',
      Proíbe: 'gIBSCBS, gIBSCBSMono, gTransfCred, gAjusteCompet',
      'Rejeições de NF-e e NFC-e': '1021 se houver gIBSCBS; 1151 se houver gIBSCBSMono; 1135 se faltar gCredPresIBSZFM',
      Observação: 'O crédito começa em 2029.',
    });
  });

  test('names its version and the day of the copy', () => {
    expect(describeTable({ ...table, source: 'IT 1', date: '2026-10-08' }, texts)).toContain('08/10/2026 (IT 1)');
  });
});

test('a site without the table has none', () => {
  expect(loadClassTribs(SMALL_SITE)).toBeUndefined();
});

test('names of the layout are told from words', () => {
  expect(markNames('Só gRed, pRedAliq e IBS de NF-e', (name) => `<${name}>`)).toBe(
    'Só <gRed>, <pRedAliq> e IBS de NF-e',
  );
});
