import { expect, test } from 'vitest';
import { narrowTree, type TreeLine } from '../../../lib/leiaute/narrow-tree';

const LINES: readonly TreeLine[] = [
  { text: 'transp transporte obrigatorio', around: '', parent: undefined },
  { text: 'modfrete quem paga o frete obrigatorio', around: ' transp', parent: 0 },
  { text: 'veictransp veiculo', around: ' transp', parent: 0 },
  { text: 'placa placa do veiculo obrigatorio', around: ' transp veictransp', parent: 2 },
  { text: 'pag pagamento obrigatorio', around: '', parent: undefined },
];

/** Places of the lines that fit, and of those that are shown with them. */
function narrow(query: string) {
  const found = narrowTree(LINES, query);
  const places = (test: (one: (typeof found)[number]) => boolean) =>
    found.flatMap((one, place) => (test(one) ? [place] : []));
  return {
    fits: places(({ fits }) => fits),
    opened: places(({ holdsFit }) => holdsFit),
    shown: places(({ fits, holdsFit, isInside }) => fits || holdsFit || isInside),
  };
}

test('a tag finds its line, and opens the groups around it', () => {
  expect(narrow('PLACA')).toEqual({ fits: [3], opened: [0, 2], shown: [0, 2, 3] });
});

test('what a group holds stays reachable when the group fits', () => {
  expect(narrow('veículo')).toEqual({ fits: [2, 3], opened: [0, 2], shown: [0, 2, 3] });
  expect(narrow('transporte')).toEqual({ fits: [0], opened: [], shown: [0, 1, 2, 3] });
});

test('words may be in the tags around, but not all of them', () => {
  expect(narrow('veictransp obrigatório').fits).toEqual([3]);
  expect(narrow('pag obrigatório').fits).toEqual([1, 4]);
  expect(narrow('transp').fits).toEqual([0, 2]);
});

test('nothing fits what no line has', () => {
  expect(narrow('vBC')).toEqual({ fits: [], opened: [], shown: [] });
});
