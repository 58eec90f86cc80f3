import { sources, types, unit } from '../proofs';
import type { Recipe } from '../recipe';

const TABLE = 'content/cstat/cstat.csv';
/** NFCom has a folder of explanations, and no code of this hundred yet: the recipe begins its file. */
const EXPLANATIONS = 'content/cstat/nfcom/800-899.yaml';
const DOCUMENTS = 'lib/cstat/documents.ts';
const FAMILIES = 'lib/fiscal/models.ts';

const row = (document: string, code: string, text: string) =>
  `${document},${code},${text},rejeição,sim,,regra de negócio,,"Publicação fictícia, item 1",\n`;

const EXPLANATION = `codes:
  899:
    service: autorizacao
    resend: corrigir-e-reenviar
    cause: A fatura traz um desconto maior que o valor dela.
    fix:
      - Corrija o desconto e reenvie com o mesmo número.
    related: ["204"]
`;

export const addStatusCode: Recipe = {
  name: 'status code',
  heading: 'Add or explain a status code',
  steps: [
    {
      name: 'add it to the official list',
      apply: ({ read, write }) =>
        write(TABLE, read(TABLE) + row('NFCom', '899', 'Rejeição: Desconto maior que o valor da fatura')),
      leftOut: { proof: sources(), says: /nfcom\/800-899\.yaml:\d+[\s\S]*cstat\.csv has no "nfcom\/899"/ },
    },
    {
      name: 'explain it',
      apply: ({ write }) => write(EXPLANATIONS, EXPLANATION),
      leftOut: { proof: sources('/docs/cstat/nfcom/899/'), says: /The site has no page \/docs\/cstat\/nfcom\/899\// },
    },
  ],
  built: [
    { file: 'docs/cstat/nfcom/899/index.html', holds: 'A fatura traz um desconto maior que o valor dela.' },
    { file: 'docs/cstat/nfcom/index.html', holds: 'cstat-899' },
  ],
};

export const addDocument: Recipe = {
  name: 'document of the knowledge base',
  heading: 'Add a document to the knowledge base',
  steps: [
    {
      name: 'name it',
      apply: ({ edit }) => {
        edit(DOCUMENTS, `'nfcom', 'gtin'] as const`, `'nfcom', 'bpe', 'gtin'] as const`);
        edit(
          DOCUMENTS,
          '  gtin: {\n',
          `  bpe: { id: 'bpe', csvName: 'BP-e', name: 'BP-e', longName: 'BP-e', models: ['63'] },\n  gtin: {\n`,
        );
      },
      leftOut: { proof: sources(), says: /cstat\.csv:\d+[\s\S]*found "BP-e"/ },
    },
    {
      name: 'add its codes',
      apply: ({ read, write }) =>
        write(TABLE, read(TABLE) + row('BP-e', '888', 'Rejeição: Poltrona já vendida na mesma viagem')),
      leftOut: { proof: unit('cstat/load-cstat.test.ts'), says: /bpe/ },
    },
    {
      name: 'add its family',
      apply: ({ edit }) => edit(FAMILIES, `'nfcom' | 'gtin';`, `'nfcom' | 'bpe' | 'gtin';`),
      leftOut: { proof: types, says: /bpe/ },
    },
  ],
  built: [
    { file: 'docs/cstat/bpe/index.html', holds: 'Poltrona já vendida na mesma viagem' },
    { file: 'docs/cstat/index.html', holds: '/docs/cstat/bpe/' },
    { file: 'pt-BR/docs/cstat/bpe/index.html', holds: 'cstat-888' },
  ],
};
