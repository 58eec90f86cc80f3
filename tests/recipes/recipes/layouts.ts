import { prove, sources } from '../proofs';
import type { Recipe } from '../recipe';

const TABLE = 'content/leiaute/tabelas/bpe.csv';
const WORDS = 'content/leiaute/bpe/valores-e-pagamento.yaml';
const DOCUMENTS = 'content/leiaute/documentos.yaml';
const SNAPSHOT = 'layouts:snapshot';
const LIST = 'content/receitas/receitas.yaml';
const MODEL = 'content/receitas/nfce-com-troco.yaml';
const RECIPE = 'content/receitas/nfce-em-dinheiro.yaml';

/** The row that a new package would bring: the layout's last value of the ticket. */
const AFTER = ',/BPe/infBPe/infValorBPe/vTroco,field,';
const ROW = ',/BPe/infBPe/infValorBPe/cPromo,field,0,1,,string,2-20,,\n';

/** Where the package is named that the table was read from, and the next one. */
const NAMED = '  source: pacote de esquemas PL_BPe_100b, de 2020';
const REST = ", anterior ao IBS e à CBS\n  packages:\n    - name: PL_BPe_100b\n      published: '2020'\n";

export const readPackage: Recipe = {
  name: 'official package',
  heading: 'Read a new official package',
  steps: [
    {
      name: 'the row of the package',
      apply: ({ edit }) => edit(TABLE, AFTER, `${ROW}${AFTER}`),
      leftOut: { proof: sources(), says: /valores-e-pagamento\.yaml:\d+[\s\S]*cPromo/ },
    },
    {
      name: 'name the package',
      apply: ({ edit }) =>
        edit(DOCUMENTS, `${NAMED}${REST}`, `${NAMED.replace('100b', '101')}${REST}    - name: PL_BPe_101\n`),
      leftOut: { proof: sources(), says: /bpe\.csv[\s\S]*cPromo: it is not as in the package PL_BPe_100b/ },
    },
    {
      name: 'keep its structure',
      // Says what to do where the step before is left out, which is then what the check says.
      apply: (project) => prove(project, { name: 'snapshot', command: 'npm', args: ['run', '--silent', SNAPSHOT] }),
      leftOut: { proof: sources(), says: /no content\/leiaute-pacotes\/bpe\/PL_BPe_101\.json[\s\S]*layouts:snapshot/ },
    },
    {
      name: 'describe it',
      apply: ({ edit }) =>
        edit(
          WORDS,
          'infValorBPe/vTroco:\n',
          'infValorBPe/cPromo:\n  description: Código da promoção que a empresa deu ao passageiro.\n  example: VERAO26\ninfValorBPe/vTroco:\n',
        ),
      leftOut: { proof: sources(), says: /bpe\.csv:\d+[\s\S]*cPromo/ },
    },
  ],
  built: [
    { file: 'docs/leiaute/bpe/infvalorbpe/index.html', holds: 'Código da promoção que a empresa deu ao passageiro.' },
    { file: 'docs/leiaute/bpe/infvalorbpe/index.html', holds: 'desde PL_BPe_101' },
    { file: 'docs/leiaute/mudancas.md', holds: '**Não invalida**: Campo novo, opcional' },
  ],
};

export const addDocumentRecipe: Recipe = {
  name: 'recipe of a document',
  heading: 'Add a recipe of a document',
  steps: [
    {
      name: 'write it',
      apply: ({ read, write }) =>
        write(
          RECIPE,
          read(MODEL)
            .replace(/^title: .*$/m, 'title: NFC-e em dinheiro, com duas notas de cinquenta')
            .replace('PED-2026-0002003', 'PED-2026-0002903'),
        ),
      leftOut: { proof: sources(), says: /receitas\.yaml:\d+[\s\S]*nfce-em-dinheiro/ },
    },
    {
      name: 'list it',
      apply: ({ edit }) => edit(LIST, '      - nfce-com-troco\n', '      - nfce-com-troco\n      - nfce-em-dinheiro\n'),
      leftOut: { proof: sources(), says: /nfce-em-dinheiro\.yaml/ },
    },
  ],
  built: [
    { file: 'docs/receitas/nfce-em-dinheiro/index.html', holds: 'NFC-e em dinheiro, com duas notas de cinquenta' },
    { file: 'docs/receitas/index.html', holds: '/docs/receitas/nfce-em-dinheiro/' },
  ],
};
