import { sources, unit } from '../proofs';
import type { Recipe } from '../recipe';

const NOTES = 'content/regras/notas.yaml';
const DEADLINES = 'content/regras/prazos.yaml';
const GUIDE = 'content/docs/current/documentacao/guias-de-uso/eventos-fiscais/emitir-evento.mdx';
const CODES = 'content/ibs-cbs/cclasstrib.csv';
const TABLE = 'content/ibs-cbs/table.yaml';
const COUNTS = 'tests/unit/ibs-cbs/class-tribs.test.ts';

const NOTE = `  - id: NT 2026.099
    title: Nota fictícia
    documents: [NF-e]
    version: "1.00"
    published: 2026-11-23
    changes:
      - id: ficticio
        title: Uma regra fictícia
        production: 2027-01-04
        updated: 2026-11-23
        confidence: official
        text: Entra uma regra que só existe neste teste.
        action: Nada a fazer, porque a regra não existe.
        guides: [documentacao/guias-de-uso/eventos-fiscais/emitir-evento]

`;

const DEADLINE = `  nfe-ficticio:
    documents: [NF-e]
    subject: testar
    value: 77 dias
    from: da autorização
    source: NT 2018.004 v1.00
    verified: 2026-11-22
`;

export const addNote: Recipe = {
  name: 'technical note',
  heading: 'Add a technical note, or a new version of one',
  steps: [
    {
      name: 'register it with what it changes',
      apply: ({ edit }) => edit(NOTES, '  - id: NT 2026.010\n', `${NOTE}  - id: NT 2026.010\n`),
      leftOut: { proof: sources(), says: /emitir-evento\.mdx:\d+[\s\S]*NT 2026\.099/ },
    },
    {
      name: 'say so in the guide',
      apply: ({ read, write }) =>
        write(GUIDE, `${read(GUIDE).trimEnd()}\n\n<Change note="NT 2026.099" part="ficticio" />\n`),
    },
  ],
  built: [
    { file: 'docs/mudancas/index.html', holds: 'Uma regra fictícia' },
    { file: 'docs/documentacao/guias-de-uso/eventos-fiscais/emitir-evento/index.html', holds: 'NT 2026.099' },
  ],
};

export const addDeadline: Recipe = {
  name: 'deadline',
  heading: 'Add or change a deadline, a state or an event',
  steps: [
    {
      name: 'write it with its source',
      apply: ({ edit }) => edit(DEADLINES, 'deadlines:\n', `deadlines:\n${DEADLINE}`),
      leftOut: { proof: sources(), says: /emitir-evento\.mdx:\d+[\s\S]*nfe-ficticio/ },
    },
    {
      name: 'print it in a guide',
      apply: ({ read, write }) =>
        write(GUIDE, `${read(GUIDE).trimEnd()}\n\nO prazo do teste é de <Deadline id="nfe-ficticio" />.\n`),
    },
  ],
  built: [{ file: 'docs/documentacao/guias-de-uso/eventos-fiscais/emitir-evento/index.html', holds: '77 dias' }],
};

export const updateClassTribs: Recipe = {
  name: 'table of cClassTrib',
  heading: 'Update the table of cClassTrib',
  steps: [
    {
      name: 'the rows',
      apply: ({ read, write }) =>
        write(CODES, `${read(CODES).trimEnd()}\n830099,Energia: linha de teste,0,0,padrão,N,N,NF-e,01/01/2027,,28\n`),
      leftOut: { proof: unit('ibs-cbs/class-tribs.test.ts'), says: /173/ },
    },
    {
      name: 'version and day',
      apply: ({ edit }) => edit(TABLE, 'v1.70', 'v1.71'),
      leftOut: { proof: unit('ibs-cbs/class-tribs.test.ts'), says: /v1\.71/ },
    },
    {
      name: 'the new counts',
      apply: ({ read, write }) =>
        write(COUNTS, read(COUNTS).replaceAll('173', '174').replace('v1.70', 'v1.71').replace('830: 1', '830: 2')),
      leftOut: { proof: unit('ibs-cbs/class-tribs.test.ts'), says: /174|v1\.71/ },
    },
  ],
  built: [{ file: 'docs/ibs-cbs/cclasstrib/index.html', holds: '830099' }],
};
