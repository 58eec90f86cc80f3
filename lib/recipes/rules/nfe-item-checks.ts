import { findState } from '../../fiscal/states';
import { parseDecimal } from '../decimal';
import { readGroups, readText } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Check, Read } from './checks';

/** Situations of ICMS for which the goods need their code of substitution. */
const SUBSTITUTION = ['10', '30', '60', '70', '201', '202', '203', '500'];

/** Rules between the fields of an item of a NF-e or NFC-e, and of the document around it. */
export function checkItem(item: DocumentGroup, read: Read): readonly Check[] {
  const isSimples = ['1', '4'].includes(read('emit.CRT') ?? '');
  const situation = readText(item, 'imposto.ICMS.*.CSOSN') ?? readText(item, 'imposto.ICMS.*.CST') ?? '';
  const hasSimplesSituation = readText(item, 'imposto.ICMS.*.CSOSN') !== undefined;
  const isImport = readText(item, 'prod.CFOP')?.startsWith('3') ?? false;
  const states = [findState(read('ide.cUF') ?? '')?.abbreviation ?? '', read('dest.enderDest.UF') ?? ''] as const;
  const rate = readText(item, 'imposto.ICMSUFDest.pICMSInter');
  const isSinglePhase = readText(item, 'imposto.ICMS.ICMS61.CST') !== undefined;
  const isMedicine = readText(item, 'prod.med.cProdANVISA') !== undefined;
  return [
    [
      isSimples && situation !== '' && !hasSimplesSituation,
      'det.imposto.ICMS',
      590,
      `found CST ${situation}`,
      'use CSOSN',
    ],
    [!isSimples && hasSimplesSituation, 'det.imposto.ICMS', 591, `found CSOSN ${situation}`, 'use CST'],
    [
      SUBSTITUTION.includes(situation) && readText(item, 'prod.CEST') === undefined,
      'det.prod.CEST',
      806,
      'there is none',
      'add it',
    ],
    [isImport && readText(item, 'prod.DI.nDI') === undefined, 'det.prod.DI', 525, 'there is none', 'add the group'],
    [
      isImport && readText(item, 'imposto.II.vII') === undefined,
      'det.imposto.II',
      599,
      'there is none',
      'add the group',
    ],
    [
      isMedicine && readText(item, 'prod.rastro.nLote') === undefined,
      'det.prod.rastro',
      873,
      'there is none',
      'add the lot',
    ],
    [
      rate !== undefined && rate !== '4.00' && rate !== findInterstateRate(states),
      'det.imposto.ICMSUFDest.pICMSInter',
      698,
      `found ${rate}`,
      `write ${findInterstateRate(states)}`,
    ],
    [
      read('emit.CRT') === '3' && !isSinglePhase && readText(item, 'imposto.IBSCBS.CST') === undefined,
      'det.imposto.IBSCBS',
      1115,
      'there is none',
      'add the group',
    ],
    ...checkIbsCbsRates(item),
    ...checkGovernmentShares(item, read),
  ];
}

/** What the shares may differ from the taxes that they divide. */
const SHARES_TOLERANCE = parseDecimal('0.04');

/** A sale to the government says how its taxes would be divided, and no other sale does. */
function checkGovernmentShares(item: DocumentGroup, read: Read): readonly Check[] {
  const own = 'imposto.IBSCBS.gIBSCBS';
  const shares = readGroups(item, `${own}.gTribCompraGov`);
  const isGovernment = read('ide.gCompraGov.pRedutor') !== undefined;
  const add = (...paths: readonly string[]) =>
    paths.reduce((total, path) => total + parseDecimal(readText(item, `${own}.${path}`) ?? '0'), 0n);
  const divided = add(...['vTribIBSUF', 'vTribIBSMun', 'vTribCBS'].map((tag) => `gTribCompraGov.${tag}`));
  const difference = divided - add('gIBSUF.vIBSUF', 'gIBSMun.vIBSMun', 'gCBS.vCBS');
  const isOff = difference > SHARES_TOLERANCE || difference < -SHARES_TOLERANCE;
  const path = `det.${own}.gTribCompraGov`;
  return [
    [isGovernment && shares.length === 0, path, 1141, 'there is none', 'add the group'],
    [!isGovernment && shares.length > 0, path, 1144, 'the sale is not to the government', 'remove the group'],
    [shares.length > 0 && isOff, path, 1142, 'its values do not add up to the taxes', 'correct the rates'],
  ];
}

/** Of what is suspended the rates are zero; those that it would have stand in a group of their own. */
const SUSPENDED = '550';

/** The rates of the year of tests. */
function checkIbsCbsRates(item: DocumentGroup): readonly Check[] {
  const own = 'imposto.IBSCBS.gIBSCBS';
  const isSuspended = readText(item, 'imposto.IBSCBS.CST') === SUSPENDED;
  const rates = [
    [`${own}.gIBSUF.pIBSUF`, 1026, isSuspended ? '0.0000' : '0.1000'],
    [`${own}.gIBSMun.pIBSMun`, 1036, '0.0000'],
    [`${own}.gCBS.pCBS`, 1037, isSuspended ? '0.0000' : '0.9000'],
  ] as const;
  return rates.map(([path, code, rate]) => {
    const found = readText(item, path);
    return [found !== undefined && found !== rate, `det.${path}`, code, `found ${found}`, `write ${rate}`];
  });
}

const SOUTH = ['PR', 'RS', 'SC', 'SP', 'RJ', 'MG'];

/** 7 % from the south and south-east to elsewhere and to ES, 12 % otherwise. */
function findInterstateRate([from, to]: readonly [string, string]): string {
  return SOUTH.includes(from) && !SOUTH.includes(to) ? '7.00' : '12.00';
}
