import { z } from 'zod';
import { readTable } from '../errors/read-table.build';
import { SiteError } from '../errors/site-error';
import { loadDeadlines } from '../rules/load-deadlines.build';
import type { DeadlineValues } from '../text/print-deadlines';
import { CSTAT_KINDS, type CStat, type CStatMeaning, toCStatKey } from './cstat';
import { CSTAT_DOCUMENT_IDS, type CStatDocumentId, cstatDocumentList } from './documents';
import { loadExplanations } from './load-explanations.build';

const filled = z.string().trim().min(1, 'Write a text that is not empty');

/** One official text of one code, with the columns' own names. */
const rowSchema = z.strictObject({
  documento: z.enum(cstatDocumentList.map(({ csvName }) => csvName)),
  codigo: z.string().regex(/^[0-9]{3,4}$/, 'Write a code of 3 or 4 digits'),
  x_motivo: filled,
  tipo: z.enum(CSTAT_KINDS),
  /** "sim" marks the main meaning of the code: exactly one row for each document and code. */
  principal: z.enum(['sim', 'não']),
  modelos: z.string(),
  categoria: filled,
  regra: z.string(),
  fonte: filled,
  observacao: z.string(),
});

type Row = z.output<typeof rowSchema>;

/**
 * Reads every status code with its explanation, keyed by "document/code", such as "nfe/539".
 * @param deadlines what explanations print, where they have been read already
 * @throws SiteError with file and line on a fault in the table or the explanations
 */
export function loadCStats(
  root: string,
  deadlines: DeadlineValues = loadDeadlines(root, new Map()).deadlines,
): ReadonlyMap<string, CStat> {
  const file = 'content/cstat/cstat.csv';
  const { rows, placeOf } = readTable(root, file, z.array(rowSchema).min(1, 'Give at least one code'));
  const main = rows.filter(({ principal }) => principal === 'sim');
  const keyOf = (row: Row) => toCStatKey({ document: readDocument(row), code: row.codigo });
  const known = new Set<string>();
  for (const row of main) {
    const key = keyOf(row);
    if (known.has(key)) {
      const fix = 'mark the other meanings with "não" in the column principal';
      throw new SiteError({ place: placeOf(row), key, found: 'two rows are the main meaning', fix });
    }
    known.add(key);
  }
  const orphan = rows.find((row) => !known.has(keyOf(row)));
  if (orphan) {
    const fix = 'mark one of the rows of the code with "sim" in the column principal';
    throw new SiteError({ place: placeOf(orphan), key: keyOf(orphan), found: 'no row is the main meaning', fix });
  }
  const explanations = new Map(
    CSTAT_DOCUMENT_IDS.map((id) => [id, loadExplanations(root, id, known, deadlines)] as const),
  );
  const others = rows.filter(({ principal }) => principal === 'não');
  return new Map(
    main.map((row): [string, CStat] => {
      const document = readDocument(row);
      const key = keyOf(row);
      return [
        key,
        {
          document,
          code: row.codigo,
          ...readMeaning(row),
          topic: row.categoria,
          otherMeanings: others.filter((other) => keyOf(other) === key).map(readMeaning),
          explanation: explanations.get(document)?.get(row.codigo),
        },
      ];
    }),
  );
}

function readDocument({ documento }: Row): CStatDocumentId {
  // The schema admits the names of this list only.
  return cstatDocumentList.find(({ csvName }) => csvName === documento)?.id ?? 'nfe';
}

function readMeaning(row: Row): CStatMeaning {
  return {
    text: row.x_motivo,
    kind: row.tipo,
    rule: row.regra || undefined,
    source: row.fonte,
    note: row.observacao || undefined,
  };
}
