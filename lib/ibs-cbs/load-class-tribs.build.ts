import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { hasSource } from '../errors/read-source.build';
import { readTable } from '../errors/read-table.build';
import { readYaml } from '../errors/read-yaml.build';
import { SiteError } from '../errors/site-error';
import { CLASS_TRIB_DOCUMENTS, type ClassTrib, type ClassTribTable, type Cst, RATE_KINDS } from './class-trib';

const FOLDER = 'content/ibs-cbs';
const TABLE_FILE = `${FOLDER}/table.yaml`;
const CST_FILE = `${FOLDER}/cst.csv`;
const CODE_FILE = `${FOLDER}/cclasstrib.csv`;

const filled = z.string().trim().min(1, 'Write a text that is not empty');
const flag = z.enum(['S', 'N']);
const percent = z.string().regex(/^(?:100|\d{1,2})$/, 'Write a whole number of per cent from 0 to 100');
const date = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/, 'Write a date as DD/MM/AAAA');

const tableSchema = z.strictObject({ source: filled, date: z.iso.date('Write a date as AAAA-MM-DD') });

/** A CST with the columns' own names: an indicator says whether the group must be sent. */
const cstSchema = z.strictObject({
  cst: z.string().regex(/^[0-9]{3}$/, 'Write a CST of 3 digits'),
  significado: filled,
  ind_gIBSCBS: flag,
  ind_gRed: flag,
  ind_gDif: flag,
  ind_gIBSCBSMono: flag,
  ind_gTransfCred: flag,
  ind_gCredPresIBSZFM: flag,
  ind_gAjusteCompet: flag,
  rejeicoes_nfe: filled,
  observacao: z.string(),
});

/** A code with the columns' own names. */
const codeSchema = z.strictObject({
  cclasstrib: z.string().regex(/^[0-9]{6}$/, 'Write a cClassTrib of 6 digits'),
  descricao_curta: filled,
  reducao_ibs_pct: percent,
  reducao_cbs_pct: percent,
  tipo_aliquota: z.enum(RATE_KINDS),
  /** Whether the group must be sent. */
  gtribregular: flag,
  /** Whether the group may be sent: nothing demands it. */
  gcredpresoper: flag,
  modelos_permitidos: z.string(),
  vigencia_inicio: date,
  vigencia_fim: z.union([z.literal(''), date]),
  artigo_lc214: filled,
});

type CstRow = z.output<typeof cstSchema>;
type CodeRow = z.output<typeof codeSchema>;

/**
 * Reads the table of classifications of IBS and CBS; undefined for a site without one.
 * @param root the project's root folder
 * @throws SiteError with file and line on a fault in the table
 */
export function loadClassTribs(root: string): ClassTribTable | undefined {
  if (!hasSource(root, TABLE_FILE)) return undefined;
  const { value: table } = readYaml(root, TABLE_FILE, tableSchema);
  const csts = readRows(root, CST_FILE, cstSchema, ({ cst }) => cst);
  const codes = readRows(root, CODE_FILE, codeSchema, ({ cclasstrib }) => cclasstrib);
  const known = csts.rows.map(({ cst }) => cst);
  for (const row of codes.rows) {
    const place = codes.placeOf(row);
    const cst = row.cclasstrib.slice(0, 3);
    if (!known.includes(cst)) {
      const found = `${CST_FILE} has no CST ${cst}`;
      throw new SiteError({ place, key: row.cclasstrib, found, fix: suggest(cst, known) });
    }
    for (const name of splitDocuments(row)) {
      if (CLASS_TRIB_DOCUMENTS.some((document) => document === name)) continue;
      const found = `no document has the name "${name}"`;
      throw new SiteError({ place, key: row.cclasstrib, found, fix: suggest(name, CLASS_TRIB_DOCUMENTS) });
    }
  }
  const empty = csts.rows.find(({ cst }) => !codes.rows.some(({ cclasstrib }) => cclasstrib.startsWith(cst)));
  if (empty) {
    const place = csts.placeOf(empty);
    const fix = `add its codes to ${CODE_FILE}, or remove the row`;
    throw new SiteError({ place, key: empty.cst, found: 'no cClassTrib belongs to the CST', fix });
  }
  return { ...table, csts: csts.rows.map((row) => readCst(row, codes.rows)) };
}

/** The rows of a table in order, each key once. */
function readRows<Schema extends z.ZodObject>(
  root: string,
  file: string,
  schema: Schema,
  readKey: (row: z.output<Schema>) => string,
) {
  const table = readTable(root, file, z.array(schema).min(1, 'Give at least one code'));
  const seen = new Set<string>();
  for (const row of table.rows) {
    const key = readKey(row);
    if (seen.has(key)) {
      const place = table.placeOf(row);
      throw new SiteError({ place, key, found: 'two rows have this code', fix: 'keep one of them' });
    }
    seen.add(key);
  }
  return table;
}

function readCst(row: CstRow, codes: readonly CodeRow[]): Cst {
  const indicators = [
    ['gIBSCBS', row.ind_gIBSCBS],
    ['gRed', row.ind_gRed],
    ['gDif', row.ind_gDif],
    ['gIBSCBSMono', row.ind_gIBSCBSMono],
    ['gTransfCred', row.ind_gTransfCred],
    ['gCredPresIBSZFM', row.ind_gCredPresIBSZFM],
    ['gAjusteCompet', row.ind_gAjusteCompet],
  ] as const;
  const hasMain = row.ind_gIBSCBS === 'S';
  // These stand inside gIBSCBS: where it must not be sent, saying so is enough.
  const isPossible = (group: string) => hasMain || (group !== 'gRed' && group !== 'gDif');
  const list = (wanted: 'S' | 'N') => indicators.filter(([, value]) => value === wanted).map(([group]) => group);
  const groups = { demanded: list('S'), forbidden: list('N').filter(isPossible) };
  const own = codes.filter(({ cclasstrib }) => cclasstrib.startsWith(row.cst));
  return {
    code: row.cst,
    name: row.significado,
    groups,
    rejections: row.rejeicoes_nfe,
    note: row.observacao || undefined,
    classTribs: own.map((code): ClassTrib => {
      const needsRegular = code.gtribregular === 'S';
      const forbidsRegular = hasMain && !needsRegular;
      return {
        code: code.cclasstrib,
        name: code.descricao_curta,
        reduction: { ibs: Number(code.reducao_ibs_pct), cbs: Number(code.reducao_cbs_pct) },
        rate: code.tipo_aliquota,
        documents: CLASS_TRIB_DOCUMENTS.filter((document) => splitDocuments(code).includes(document)),
        groups: {
          demanded: [...groups.demanded, ...(needsRegular ? ['gTribRegular'] : [])],
          allowed: code.gcredpresoper === 'S' ? ['gCredPresOper'] : [],
          forbidden: [...groups.forbidden, ...(forbidsRegular ? ['gTribRegular'] : [])],
        },
        from: code.vigencia_inicio,
        until: code.vigencia_fim || undefined,
        article: code.artigo_lc214,
      };
    }),
  };
}

function splitDocuments({ modelos_permitidos: documents }: CodeRow): readonly string[] {
  return documents.split(';').filter((name) => name !== '');
}
