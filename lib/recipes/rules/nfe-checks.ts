import { findState } from '../../fiscal/states';
import { readGroups, readText, readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Fault } from '../rule';
import { type Check, listBroken, type Read } from './checks';
import { HOMOLOGATION_NAME, HOMOLOGATION_PRODUCT } from './homologation-texts';
import { checkItem } from './nfe-item-checks';
import { checkPayments } from './nfe-payment-checks';

/** First digits of CFOP by place of the other party, for entries and for sales. */
const CFOP_STARTS: Readonly<Record<string, readonly [string, string]>> = {
  '1': ['1', '5'],
  '2': ['2', '6'],
  '3': ['3', '7'],
};
const STATE_ABROAD = 'EX';

/** Rules between the fields of a NF-e or NFC-e that are no arithmetic. */
export function checkNfe(document: DocumentGroup): readonly Fault[] {
  const read = (path: string) => readText(document, path);
  const items = readGroups(document, 'det');
  return listBroken('nfe', [
    ...checkIdentity(read, items),
    ...checkParties(read, items),
    ...checkPayments(document),
    ...checkTransport(document, read),
    ...items.flatMap((item) => checkItem(item, read)),
  ]);
}

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

function checkTransport(document: DocumentGroup, read: Read): readonly Check[] {
  const vehicles = readTexts(document, 'transp.veicTransp.placa');
  return [
    [
      read('ide.idDest') === '2' && vehicles.length > 0,
      'transp.veicTransp',
      868,
      'it does not belong into an interstate operation',
      'remove it',
    ],
  ];
}
