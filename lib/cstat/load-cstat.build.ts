import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { parseOrThrow } from '../errors/parse';

/** Document families of the status codes, as they appear in addresses. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'NF-e/NFC-e': 'nfe',
  'CT-e': 'cte',
  'MDF-e': 'mdfe',
  NFCom: 'nfcom',
  'Consulta GTIN (CCG)': 'gtin',
};

const rowSchema = z.object({
  documento: z.enum(['NF-e/NFC-e', 'CT-e', 'MDF-e', 'NFCom', 'Consulta GTIN (CCG)']),
  codigo: z.string().regex(/^[0-9]{3,4}$/),
  x_motivo: z.string().min(1),
  tipo: z.string().min(1),
  principal: z.enum(['sim', 'não']),
  causa_provavel: z.string(),
  como_corrigir: z.string(),
});

/** A status code of the tax authority. The same number means different things in different documents. */
export type CStat = {
  /** nfe, cte, mdfe, nfcom or gtin. */
  readonly document: string;
  /** Three or four digits. */
  readonly code: string;
  /** Official text (xMotivo). */
  readonly text: string;
  readonly cause: string | undefined;
  readonly fix: string | undefined;
};

/** Reads the main meaning of every status code, keyed by "document/code", such as "nfe/539". */
export function loadCStats(root: string): ReadonlyMap<string, CStat> {
  const file = 'content/cstat/cstat.csv';
  const records: unknown = parse(readFileSync(path.join(root, file)), { columns: true, bom: true });
  const rows = parseOrThrow(z.array(rowSchema), records, file, ([index]) => ({ line: Number(index) + 2 }));
  return new Map(
    rows
      .filter(({ principal }) => principal === 'sim')
      .map((row) => {
        const document = DOCUMENTS[row.documento] ?? '';
        const cstat: CStat = {
          document,
          code: row.codigo,
          text: row.x_motivo,
          cause: row.causa_provavel || undefined,
          fix: row.como_corrigir || undefined,
        };
        return [`${document}/${row.codigo}`, cstat];
      }),
  );
}
