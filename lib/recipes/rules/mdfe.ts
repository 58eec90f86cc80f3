import { plus, sum, value } from '../expression';
import { readGroups, readTexts } from '../read-document';
import type { DocumentGroup } from '../recipe';
import type { Calculation, Rules } from '../rule';
import { calculate, findPart, rootPart } from './part';

/** Counts of the totals, with what each counts. */
const COUNTS = { qCTe: 'infCTe', qNFe: 'infNFe', qMDFe: 'infMDFeTransp' } as const;

/** MDF-e: what the official texts of its status codes say. */
export const mdfeRules: Rules = {
  calculate(document: DocumentGroup): readonly Calculation[] {
    const total = findPart(rootPart(document), 'tot');
    const payment = findPart(rootPart(document), 'infModal.rodo.infANTT');
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
  check: () => [],
};
