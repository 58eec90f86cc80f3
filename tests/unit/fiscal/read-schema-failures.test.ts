import { expect, test } from 'vitest';
import { readSchemaFailures, readSchemaFamily } from '../../../lib/fiscal/read-schema-failures';
import { SCHEMA_MESSAGES } from './schema-messages';

/** Of each message the schema that it names, and its faults: the path, and what should be there or is missing inside. */
const ROWS: readonly (readonly [says: string, family: string | undefined, failures: readonly string[]])[] = [
  ['.NET: a field out of place', 'nfe', ['ide/dhEmi for serie nNF']],
  [
    '.NET: a field out of place, with the path that the validator of SVRS adds',
    'nfe',
    ['NFe/infNFe/retirada/xNome for CEP cPais xPais fone email IE'],
  ],
  ['.NET: a missing group', 'nfe', ['det lacks imposto']],
  ['.NET: a value, its path and its item', 'nfe', ['enviNFe/NFe/infNFe/det/prod/NCM']],
  ['.NET: two values', 'nfe', ['NFe/infNFe/ide/nNF', 'qrCode']],
  ['.NET: a value without its place, in each group that has the tag', 'nfe', ['CRT']],
  ['.NET: an attribute', undefined, ['NFe/infNFe/det/nItem']],
  ['.NET in Portuguese: a field out of place', 'nfe', ['enderDest/CEP for xMun']],
  ['.NET in Portuguese: a value', 'nfe', ['cBarra']],
  ['a path alone in brackets', undefined, ['enviNFe/NFe/infNFe/det/imposto/ICMS/ICMS00/pICMS']],
  ['a path to a tag that no layout has leads to its group', undefined, ['NFe/infNFe/det/prod/xProduto']],
  ['libxml2: a value', 'nfe', ['uCom']],
  ['libxml2: a group out of place', 'nfe', ['infRespTec for infAdic exporta compra cana']],
  ['libxml2: missing children', 'nfe', ['ICMSTot lacks vNF']],
  ['libxml2: an attribute', 'nfe', ['det/nItem']],
  ['libxml2 as translated by a library', undefined, ['infProd lacks qCarga']],
  ['Xerces: the place is told by what is expected there', 'nfe', ['xNome for CNPJ CPF idEstrangeiro']],
  ['Xerces: the tag with its namespace', 'nfe', ['cEAN for xProd']],
  ['Xerces: a group that ends early', 'nfe', ['enderEmit lacks CEP']],
  ['Xerces: a value of a tag that one group has', undefined, ['natOp']],
  ['Xerces: a missing attribute', undefined, ['det/nItem']],
  ['MSXML: a group out of place', 'nfe', ['infNFe/dest for emit']],
  ['an appliance: a field out of place', 'nfe', ['enderDest/fone for xBairro']],
  ['an appliance: a value', 'nfe', ['cMunFG']],
  ['a validator of an ERP', undefined, ['emit/xNome for CNPJ CPF']],
  [
    'a tag that the group does not have leads to the group',
    'cte',
    ['infCTeNorm/pgtoEletronico for infCteSub infGlobalizado infServVinc'],
  ],
  ['CT-e by its model', 'cte', ['CFOP']],
  ['CT-e Simplificado by the root of the path', undefined, ['CTeSimp/infCte/toma/indIEToma']],
  ['MDF-e: the modal', 'mdfe', ['infANTT/RNTRC for infContratante']],
  ['NFCom: an item', 'nfcom', ['NFCom/infNFCom/det/prod/cClass']],
  ['a tag that the authority adds to a text', undefined, ['det/prod/vFrete']],
  ['tags of events are not those of documents', 'nfe', []],
  ['a text without details', undefined, []],
  ['values that look like paths', undefined, []],
];

const describeFailures = (message: string) =>
  readSchemaFailures(message).map(({ steps, expected, isIncomplete }) => {
    const others = expected.length === 0 ? '' : ` ${isIncomplete ? 'lacks' : 'for'} ${expected.join(' ')}`;
    return steps.join('/') + others;
  });

test.each(ROWS)('%s', (says, family, failures) => {
  const message = SCHEMA_MESSAGES.find((row) => row.says === says)?.message ?? '';
  expect(describeFailures(message)).toEqual(failures);
  expect(readSchemaFamily(message)).toBe(family);
});

test('every message has its row', () => {
  expect(SCHEMA_MESSAGES.map(({ says }) => says)).toEqual(ROWS.map(([says]) => says));
});

test('a fault is told once, five at most, and those of the first 4,000 characters', () => {
  const fault = (tag: string) => `Element '${tag}': This element is not expected. `;
  expect(describeFailures(fault('a').repeat(3))).toEqual(['a']);
  expect(describeFailures(['a', 'b', 'c', 'd', 'e', 'f'].map(fault).join(''))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(describeFailures(`${' '.repeat(4000)}${fault('a')}`)).toEqual([]);
});
