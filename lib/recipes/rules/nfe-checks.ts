import { findState } from '../../fiscal/states';
import { readGroups, readText, readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Fault } from '../rule';
import { type Check, listBroken } from './checks';
import { HOMOLOGATION_NAME, HOMOLOGATION_PRODUCT } from './homologation-texts';

/** Kinds of payment that need the group of the card: cards, and the instant payment with a dynamic code. */
const CARD_PAYMENTS = ['03', '04', '17'];
/** Kinds of payment that may have it. */
const MAY_HAVE_CARD = ['03', '04', '10', '11', '12', '13', '15', '17', '18'];
/** First digits of CFOP by place of the other party, for entries and for sales. */
const CFOP_STARTS: Readonly<Record<string, readonly [string, string]>> = {
  '1': ['1', '5'],
  '2': ['2', '6'],
  '3': ['3', '7'],
};
const STATE_ABROAD = 'EX';
/** Situations of ICMS for which the goods need their code of substitution. */
const SUBSTITUTION = ['10', '30', '60', '70', '201', '202', '203', '500'];

/** Rules between the fields of a NF-e or NFC-e that are no arithmetic. */
export function checkNfe(document: DocumentGroup): readonly Fault[] {
  const read = (path: string) => readText(document, path);
  const items = readGroups(document, 'det');
  const checks = [...checkIdentity(read, items), ...checkParties(read, items), ...checkPayments(document, read)];
  return listBroken('nfe', [...checks, ...items.flatMap((item) => checkItem(item, read))]);
}

type Read = (path: string) => string | undefined;

function checkIdentity(read: Read, items: readonly DocumentGroup[]): readonly Check[] {
  const place = read('ide.idDest') ?? '';
  const own = findState(read('ide.cUF') ?? '')?.abbreviation;
  const other = read('dest.enderDest.UF');
  const start = CFOP_STARTS[place]?.[Number(read('ide.tpNF'))] ?? '';
  const wrongCfop = items.map((item) => readText(item, 'prod.CFOP') ?? '').find((cfop) => !cfop.startsWith(start));
  const taxed = items.filter((item) => readText(item, 'imposto.IBSCBS.CST') !== undefined);
  const hasMediator = read('infIntermed.CNPJ') !== undefined;
  const isReturn = read('ide.finNFe') === '4';
  return [
    [place === '2' && other === own, 'ide.idDest', 772, `both parties are in ${own}`, 'write 1'],
    [place === '1' && other !== undefined && other !== own, 'ide.idDest', 773, `${own} and ${other} differ`, 'write 2'],
    [place === '3' && other !== STATE_ABROAD, 'dest.enderDest.UF', 727, `${other} is not abroad`, 'write EX'],
    [
      wrongCfop !== undefined,
      'det.prod.CFOP',
      733,
      `${wrongCfop} does not fit idDest and tpNF`,
      `begin it with ${start}`,
    ],
    [
      taxed.length > 0 && read('total.IBSCBSTot.vBCIBSCBS') === undefined,
      'total.IBSCBSTot',
      1119,
      'items have IBS and CBS, and the totals have none',
      'add the group',
    ],
    [
      taxed.length === 0 && read('total.IBSCBSTot.vBCIBSCBS') !== undefined,
      'total.IBSCBSTot',
      1118,
      'no item has IBS and CBS',
      'remove the group',
    ],
    [
      hasMediator !== (read('ide.indIntermed') === '1'),
      'infIntermed',
      438,
      'it does not fit indIntermed',
      'correct one',
    ],
    [
      read('ide.finNFe') === '2' && read('ide.NFref.refNFe') === undefined,
      'ide.NFref',
      254,
      'nothing is complemented',
      'name the document',
    ],
    [
      isReturn && items.some((item) => readText(item, 'DFeReferenciado.chaveAcesso') === undefined),
      'det.DFeReferenciado',
      321,
      'an item names no document',
      'name the document that it returns',
    ],
    [isReturn && read('pag.detPag.tPag') !== '90', 'pag.detPag.tPag', 871, 'what is returned is not paid', 'write 90'],
    [
      place === '3' && read('ide.tpNF') === '1' && read('exporta.UFSaidaPais') === undefined,
      'exporta',
      355,
      'nothing says where it leaves the country',
      'add the group',
    ],
  ];
}

function checkParties(read: Read, items: readonly DocumentGroup[]): readonly Check[] {
  const kind = read('dest.indIEDest');
  const isFinal = read('ide.indFinal') === '1';
  const isHomologation = read('ide.tpAmb') === '2';
  const isConsumerSale = read('ide.mod') === '65';
  const name = read('dest.xNome');
  const product = readText(items[0], 'prod.xProd');
  const isAway = read('ide.idDest') === '2' && isFinal && kind === '9';
  const shares = items.filter((item) => readText(item, 'imposto.ICMSUFDest.vBCUFDest') !== undefined);
  const services = items.filter((item) => readText(item, 'imposto.ISSQN.vBC') !== undefined);
  return [
    [
      isHomologation && name !== undefined && name !== HOMOLOGATION_NAME,
      'dest.xNome',
      598,
      `found "${name}"`,
      'write the text that the test environment demands',
    ],
    [
      isHomologation && isConsumerSale && product !== HOMOLOGATION_PRODUCT,
      'det.prod.xProd',
      373,
      `found "${product}"`,
      'write the text that the test environment demands',
    ],
    [!isConsumerSale && kind === undefined, 'dest', 719, 'there is no recipient', 'add the group'],
    [kind === '1' && read('dest.IE') === undefined, 'dest.IE', 728, 'there is none', 'add it'],
    [
      kind === '9' && !isFinal && read('ide.tpNF') === '1' && read('ide.idDest') !== '3',
      'dest.indIEDest',
      696,
      'the sale is not to a final consumer',
      'correct indFinal or indIEDest',
    ],
    [
      isAway && read('ide.tpNF') === '1' && shares.length + services.length < items.length,
      'det.imposto.ICMSUFDest',
      694,
      'it is missing',
      'add it to each item',
    ],
    [!isAway && shares.length > 0, 'det.imposto.ICMSUFDest', 695, 'it does not belong here', 'remove it'],
    [
      services.length > 0 && read('emit.IM') === undefined,
      'emit.IM',
      530,
      'there is none',
      'services need the number in the municipality',
    ],
  ];
}

function checkItem(item: DocumentGroup, read: Read): readonly Check[] {
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
  ];
}

/** The rates of the year of tests. */
function checkIbsCbsRates(item: DocumentGroup): readonly Check[] {
  const own = 'imposto.IBSCBS.gIBSCBS';
  const rates = [
    [`${own}.gIBSUF.pIBSUF`, 1026, '0.1000'],
    [`${own}.gIBSMun.pIBSMun`, 1036, '0.0000'],
    [`${own}.gCBS.pCBS`, 1037, '0.9000'],
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

function checkPayments(document: DocumentGroup, read: Read): readonly Check[] {
  const payments = readGroups(document, 'pag.detPag');
  const isBare = payments.some(
    (payment) =>
      CARD_PAYMENTS.includes(readText(payment, 'tPag') ?? '') && readText(payment, 'card.tpIntegra') === undefined,
  );
  const isOdd = payments.some(
    (payment) =>
      !MAY_HAVE_CARD.includes(readText(payment, 'tPag') ?? '') && readText(payment, 'card.tpIntegra') !== undefined,
  );
  const without = payments.find((payment) => readText(payment, 'tPag') === '90');
  const vehicles = readTexts(document, 'transp.veicTransp.placa');
  return [
    [isOdd, 'pag.detPag.card', 963, 'a payment of another kind has one', 'remove the group'],
    [isBare, 'pag.detPag.card', 391, 'a payment by card or PIX has none', 'add the group'],
    [
      without !== undefined && readText(without, 'vPag') !== '0.00',
      'pag.detPag.vPag',
      904,
      'a document without payment has a value paid',
      'write 0.00',
    ],
    [
      read('ide.idDest') === '2' && vehicles.length > 0,
      'transp.veicTransp',
      868,
      'it does not belong into an interstate operation',
      'remove it',
    ],
  ];
}
