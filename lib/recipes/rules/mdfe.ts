import { findStateCode } from '../../fiscal/states';
import { plus, sum, value } from '../expression';
import { readGroups, readText, readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation, Fault, Rules } from '../rule';
import { type Check, listBroken } from './checks';
import { calculate, findPart, rootPart } from './part';

/** Counts of the totals, with what each counts. */
const COUNTS = { qCTe: 'infCTe', qNFe: 'infNFe', qMDFe: 'infMDFeTransp' } as const;

/** Place of the contract and payment of a carriage by road. */
const CONTRACT = 'infModal.rodo.infANTT';

/** MDF-e: what the official texts of its status codes say. */
export const mdfeRules: Rules = {
  calculate(document: DocumentGroup): readonly Calculation[] {
    const total = findPart(rootPart(document), 'tot');
    const payment = findPart(rootPart(document), CONTRACT);
    return [
      ...(total
        ? Object.entries(COUNTS).flatMap(([tag, counted]) => {
            const towns = readGroups(document, 'infDoc.infMunDescarga');
            const counts = towns.map((town) => readGroups(town, counted).length).filter((count) => count > 0);
            const terms = counts.map((count) => plus(value(counted, String(count))));
            return calculate(total, tag, 'mdfe/667', sum(...terms), 0);
          })
        : []),
      ...(payment
        ? readGroups(payment.group, 'infPag').flatMap((group) => {
            const part = { group, path: `${payment.path}.infPag`, item: undefined };
            const list = (path: string) =>
              readTexts(group, path).map((text) => plus(value(path.split('.').at(-1) ?? '', text)));
            const instalments = list('infPrazo.vParcela');
            return [
              ...calculate(part, 'vContrato', 'mdfe/746', sum(...list('Comp.vComp'))),
              ...(instalments.length > 0
                ? calculate(part, 'vContrato', 'mdfe/738', sum(...list('vAdiant'), ...instalments))
                : []),
            ];
          })
        : []),
    ];
  },
  check: checkMdfe,
};

function checkMdfe(document: DocumentGroup): readonly Fault[] {
  return listBroken('mdfe', [...checkRoute(document), ...checkContract(document), ...checkPayments(document)]);
}

/** Towns against the states in which the journey begins and ends, and the states between. */
function checkRoute(document: DocumentGroup): readonly Check[] {
  const [from = '', to = ''] = [readText(document, 'ide.UFIni'), readText(document, 'ide.UFFim')];
  const loading = readTexts(document, 'ide.infMunCarrega.cMunCarrega');
  const unloading = readTexts(document, 'infDoc.infMunDescarga.cMunDescarga');
  const between = readTexts(document, 'ide.infPercurso.UFPer');
  const isIn = (state: string) => (town: string) => town.startsWith(findStateCode(state) ?? state);
  const isRepeated = (state: string, place: number, states: readonly string[]) => state === states[place - 1];
  const fix = 'correct the town or the state';
  return [
    [!loading.every(isIn(from)), 'ide.infMunCarrega.cMunCarrega', 456, `a town is not in ${from}`, fix],
    [!unloading.every(isIn(to)), 'infDoc.infMunDescarga.cMunDescarga', 612, `a town is not in ${to}`, fix],
    [hasTwice(loading), 'ide.infMunCarrega.cMunCarrega', 685, 'a town is there twice', 'leave it once'],
    [hasTwice(unloading), 'infDoc.infMunDescarga.cMunDescarga', 680, 'a town is there twice', 'join its documents'],
    [
      between.length > 0 && [from, ...between, to].some(isRepeated),
      'ide.infPercurso.UFPer',
      663,
      'a state follows itself',
      'name the states between the first and the last',
    ],
  ];
}

const hasTwice = (texts: readonly string[]) => new Set(texts).size < texts.length;

/** What a carriage for others by road has to state: NT 2026.001 (CIOT) and NT 2025.001 (a single document). */
function checkContract(document: DocumentGroup): readonly Check[] {
  const read = (path: string) => readText(document, path);
  const isForOthers = read('ide.tpEmit') !== '2' || read('ide.tpTransp') !== undefined;
  const applies = read('ide.modal') === '1' && isForOthers;
  const carried = Object.values(COUNTS).flatMap((tag) => readGroups(document, `infDoc.infMunDescarga.${tag}`));
  const isSingle = applies && carried.length === 1;
  const lacks = (path: string) => readGroups(document, path).length === 0;
  return [
    [applies && lacks(`${CONTRACT}.infCIOT`), `${CONTRACT}.infCIOT`, 684, 'there is none', 'add the CIOT'],
    [isSingle && lacks(`${CONTRACT}.infPag`), `${CONTRACT}.infPag`, 302, 'there is none', 'add the payment'],
    [isSingle && read('prodPred.NCM') === undefined, 'prodPred.NCM', 301, 'there is none', 'add the NCM'],
  ];
}

/** Instalments and advances belong to what is paid later. */
function checkPayments(document: DocumentGroup): readonly Check[] {
  return readGroups(document, `${CONTRACT}.infPag`).flatMap((payment): readonly Check[] => {
    const isLater = readText(payment, 'indPag') === '1';
    const hasInstalments = readGroups(payment, 'infPrazo').length > 0;
    const at = `${CONTRACT}.infPag`;
    return [
      [isLater && !hasInstalments, `${at}.infPrazo`, 724, 'there is none', 'add the instalments'],
      [!isLater && hasInstalments, `${at}.infPrazo`, 729, 'it is paid at once', 'remove the instalments'],
      [!isLater && payment.vAdiant !== undefined, `${at}.vAdiant`, 739, 'it is paid at once', 'remove the advance'],
    ];
  });
}
