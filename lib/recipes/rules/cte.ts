import { findState } from '../../fiscal/states';
import { parseDecimal } from '../decimal';
import { minus, plus, product, sum, value } from '../expression';
import { readText, readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation, Fault, Rules } from '../rule';
import { type Check, listBroken } from './checks';
import { HOMOLOGATION_PARTY } from './homologation-texts';
import { calculateIbsCbs, type IbsCbsCodes } from './ibs-cbs';
import { calculateDestination } from './icms-destination';
import { calculate, calculateSum, field, findPart, listItems, type Part, rate, rootPart } from './part';

const CODES: IbsCbsCodes = { vIBSUF: 'cte/318', vIBSMun: 'cte/323', vCBS: 'cte/327', vIBS: 'cte/317' };
/** Parties whose name the test environment demands, with the code of each. */
const PARTIES = { rem: 646, exped: 647, receb: 648, dest: 649 } as const;

/** Kinds of CT-e that are simplified. */
const SIMPLIFIED = ['5', '6'];

/** CT-e, CT-e Simplificado and CT-e OS: rules of the MOC 4.00 and of the notes on IBS and CBS. */
export const cteRules: Rules = {
  calculate(document: DocumentGroup): readonly Calculation[] {
    const root = rootPart(document);
    const price = findPart(root, 'vPrest');
    const tax = findPart(root, 'imp.ICMS.*');
    const taxes = findPart(root, 'imp');
    const ibsCbs = findPart(root, 'imp.IBSCBS.gIBSCBS');
    const components = readTexts(document, 'vPrest.Comp.vComp').map((text) => plus(value('vComp', text)));
    const total = value('vTPrest', readText(document, 'vPrest.vTPrest'));
    return [
      ...(price && components.length > 0 ? calculate(price, 'vTPrest', undefined, sum(...components)) : []),
      ...(tax ? ['', 'OutraUF'].flatMap((end) => calculateTax(tax, end)) : []),
      ...(ibsCbs ? calculateIbsCbs(ibsCbs, document, CODES) : []),
      ...(taxes ? calculate(taxes, 'vTotDFe', 'cte/365', total) : []),
      ...calculateDestination(root),
      ...calculateSimplified(document),
      ...calculateBill(document),
    ];
  },
  check: checkCte,
};

/** The deliveries of a CT-e Simplificado, and their sums. No code of these is known. */
function calculateSimplified(document: DocumentGroup): readonly Calculation[] {
  const items = listItems(document);
  const total = findPart(rootPart(document), 'total');
  return [
    ...items.flatMap((item) => (item.group.Comp ? calculateSum(item, 'vPrest', undefined, [item], 'Comp.vComp') : [])),
    ...(total
      ? [
          ...calculateSum(total, 'vTPrest', undefined, items, 'vPrest'),
          ...calculateSum(total, 'vTRec', undefined, items, 'vRec'),
          ...calculate(total, 'vTotDFe', undefined, field(total, 'vTPrest')),
        ]
      : []),
  ];
}

/** What is invoiced, after its discount, and the instalments of it. */
function calculateBill(document: DocumentGroup): readonly Calculation[] {
  return ['cobr', 'infCTeNorm.cobr'].flatMap((place) => {
    const bill = findPart(rootPart(document), `${place}.fat`);
    if (!bill) return [];
    const charge = findPart(rootPart(document), place) ?? bill;
    return [
      ...calculate(bill, 'vLiq', undefined, sum(plus(field(bill, 'vOrig')), minus(field(bill, 'vDesc')))),
      ...(charge.group.dup ? calculateSum(bill, 'vLiq', undefined, [charge], 'dup.vDup') : []),
    ];
  });
}

/** Base times rate; of what is due to another state the tags end with its name. */
function calculateTax(tax: Part, end: string): readonly Calculation[] {
  return calculate(tax, `vICMS${end}`, 'cte/675', product(field(tax, `vBC${end}`), rate(tax, `pICMS${end}`)));
}

function checkCte(document: DocumentGroup): readonly Fault[] {
  const read = (path: string) => readText(document, path);
  const own = findState(read('ide.cUF') ?? '')?.abbreviation;
  const [from, to, cfop = ''] = [read('ide.UFIni'), read('ide.UFFim'), read('ide.CFOP')];
  const start = from === to ? '5' : '6';
  const isElsewhere = from !== own;
  const isSimplified = SIMPLIFIED.includes(read('ide.tpCTe') ?? '');
  const needed = read('ide.tpCTe') === '1' ? 'infCteComp' : 'infCTeNorm';
  const name = 'write the text that the test environment demands';
  const checks: readonly Check[] = [
    ...Object.entries(PARTIES).map(([party, code]): Check => {
      const found = read(`${party}.xNome`);
      const isWrong = read('ide.tpAmb') === '2' && found !== undefined && found !== HOMOLOGATION_PARTY;
      return [isWrong, `${party}.xNome`, code, `found "${found}"`, name];
    }),
    [
      parseDecimal(read('vPrest.vRec') ?? '') > parseDecimal(read('vPrest.vTPrest') ?? ''),
      'vPrest.vRec',
      531,
      'it is more than the price',
      'write vTPrest or less',
    ],
    [
      !isSimplified && document[needed] === undefined,
      needed,
      needed === 'infCteComp' ? 459 : 458,
      'there is none',
      'add the group',
    ],
    [
      read('emit.CRT') === '3' && read('imp.IBSCBS.CST') === undefined,
      'imp.IBSCBS',
      310,
      'there is none',
      'add the group',
    ],
    [
      read('imp.IBSCBS.CST') !== undefined && read(isSimplified ? 'total.vTotDFe' : 'imp.vTotDFe') === undefined,
      'imp.vTotDFe',
      360,
      'there is none',
      'write the value of vTPrest',
    ],
    [!cfop.startsWith(start), 'ide.CFOP', 519, `${cfop} does not fit UFIni and UFFim`, `begin it with ${start}`],
    [isElsewhere && !cfop.endsWith('932'), 'ide.CFOP', 524, 'the journey begins elsewhere', `write ${start}932`],
    [!isElsewhere && cfop.endsWith('932'), 'ide.CFOP', 908, 'the journey begins at home', 'write another'],
  ];
  return listBroken('cte', checks);
}
