import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PROJECT } from '../support/fixture-site';
import { projectCStats } from '../support/project-cstats';

const explained = [...projectCStats.values()].flatMap(({ document, code, explanation }) =>
  explanation ? [{ key: `${document}/${code}`, ...explanation }] : [],
);
const steps = explained.flatMap(({ key, fix }) => fix.map((step) => ({ key, step })));
const tell = (found: typeof steps) => found.map(({ key, step }) => `${key}: ${step}`);

/** Codes behind which no document can stand: of numbers given up, of a series, or with the first document in a further step. */
const CANNOT_DOUBLE = ['nfe/102', 'cte/670', 'mdfe/109', 'mdfe/232'];

describe('advice that could issue a document twice', () => {
  test('another number is given on a condition: the sale, trip or service may have its document already', () => {
    const another = /próximo número|(?<!pode ter )outro número|número livre|emita com o próximo/i;
    const unconditional = steps.filter(
      ({ key, step }) =>
        another.test(step) &&
        !/\b(?:se|nem|enquanto|duplicaria)\b|\bpara outra\b/i.test(step) &&
        !CANNOT_DOUBLE.includes(key),
    );
    expect(tell(unconditional)).toEqual([]);
  });

  test('the same content goes again under another key of idempotency: with the same one nothing is transmitted', () => {
    const again =
      /(?:^|[ :])(?:re)?envi(?:e|ar) (?:de novo[^.;]*)?o mesmo (?:conteúdo|XML)|espere alguns minutos e (?:re)?(?:pita|envie)/i;
    const silent = steps.filter(({ step }) => again.test(step) && !step.includes('`Idempotency-Key`'));
    expect(tell(silent)).toEqual([]);
  });
});

/** Names of fields that rules in force ask for and that the layout of NF-e does not have yet. */
const LATER_FIELDS = [
  ...['cIndOp', 'refDFeAnt', 'ISUFEmit', 'gALCZFMCBS', 'nProcSuframa', 'pDevTrib'],
  ...['gIBSMonoAdRem', 'gIBSMonoAdValorem', 'gCBSMonoAdRem', 'gCBSMonoAdValorem', 'qBCBioComb'],
  ...['vIBSMonoUF', 'vIBSMonoMun', 'vBCMono', 'pAliqMonoUF', 'pAliqMonoMun', 'pAliqMonoCBS'],
  ...['vBCMonoReten', 'pAliqMonoReten', 'vIBSDiferenca', 'vCBSDiferenca', 'gpBioDiferenca'],
  ...['vProdLiq', 'vUnComLiq', 'vProdLiqTot', 'ICMSPrevistoPagtoAntecip', 'vICMSPrevisto'],
];

const TABLES = path.join(PROJECT, 'content/leiaute/tabelas');
const rowsSchema = z.array(z.object({ path: z.string() }));

/** Names of all groups and fields of a table, below its folder. */
function readTags(file: string): readonly string[] {
  const rows = rowsSchema.parse(parse(readFileSync(path.join(TABLES, file)), { columns: true }));
  return rows.flatMap((row) => row.path.split('/'));
}

/** Field paths of a text in code, such as `ide.tpEmis`, as names. */
const readPaths = (text: string) => [...text.matchAll(/`([\w.]+)`/g)].map(([, found = '']) => found.split('.'));

describe('fields that the layout of NF-e does not have yet', () => {
  const tags = new Set(readTags('nfe.csv'));
  const events = readdirSync(path.join(TABLES, 'eventos')).filter((file) => file.startsWith('nfe-'));
  const known = new Set([...tags, ...events.flatMap((file) => readTags(`eventos/${file}`)), ...LATER_FIELDS]);
  const roots = new Set(['ide', 'emit', 'dest', 'det', 'total', 'transp', 'cobr', 'pag', 'retirada', 'entrega']);
  const own = explained.filter(({ key }) => key.startsWith('nfe/'));

  test('are still missing: those that a new layout brings leave the list, and their explanations the remark', () => {
    expect(LATER_FIELDS.filter((name) => tags.has(name))).toEqual([]);
  });

  test('are all on the list', () => {
    const paths = own
      .flatMap(({ fix }) => fix.flatMap(readPaths))
      .filter(([root = '', child]) => child && roots.has(root));
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((names) => names.some((name) => !known.has(name)))).toEqual([]);
  });

  test('stand with the remark that the API refuses them, but where they are only taken away', () => {
    const asked = (step: string) => (/^Retire `[^`]+`[^`]*\.$/.test(step) ? [] : readPaths(step).flat());
    const isNew = ({ fix }: { readonly fix: readonly string[] }) =>
      fix.flatMap(asked).some((name) => LATER_FIELDS.includes(name));
    const isTold = ({ fix }: { readonly fix: readonly string[] }) =>
      fix.some((step) => step.startsWith('Por esta API: o esquema que ela valida hoje'));
    expect(own.filter((code) => isNew(code) && !isTold(code)).map(({ key }) => key)).toEqual([]);
  });
});
