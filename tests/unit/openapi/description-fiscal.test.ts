import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { allExamples, CSTAT_FILE, DOCUMENT, isObject, type Json, list, object, text } from './description-document';

type Official = { readonly documento: string; readonly codigo: string; readonly x_motivo: string };
type Row = Json & { readonly where: string };

const MODELS: Readonly<Record<string, string>> = {
  ...{ '55': 'NF-e/NFC-e', '65': 'NF-e/NFC-e', nfe: 'NF-e/NFC-e', '58': 'MDF-e', mdfe: 'MDF-e' },
  ...{ '57': 'CT-e', '64': 'CT-e', '67': 'CT-e', cte: 'CT-e', '62': 'NFCom', nfcom: 'NFCom' },
};

/** The fields an object has, with the `chave`, `modelo` and `documento` of what holds it where it has none. */
function rowsOf(value: unknown, where: string, held: Json = {}): readonly Row[] {
  if (typeof value === 'string') return [...rowsOfXml(value, where), ...rowsOfCsv(value, where)];
  if (Array.isArray(value)) return value.flatMap((item) => rowsOf(item, where, held));
  if (!isObject(value)) return [];
  const known = Object.entries(value).filter(([name]) => ['chave', 'modelo', 'documento'].includes(name));
  const next = { ...held, ...Object.fromEntries(known) };
  return [{ ...next, ...value, where }, ...Object.values(value).flatMap((item) => rowsOf(item, where, next))];
}

/** One row for each protocol or message in an XML that speaks of one document. */
function rowsOfXml(source: string, where: string): readonly Row[] {
  const xml = /^P[DG][0-9A-Za-z+/]+=*$/.test(source) ? Buffer.from(source, 'base64').toString('utf8') : source;
  const keys = new Set(Array.from(xml.matchAll(/<ch[A-Z]\w+>([0-9A-Z]{44})</g), ([, key]) => key));
  if (keys.size !== 1) return [];
  const chave = [...keys][0];
  const protocols = Array.from(xml.matchAll(/<nProt>(\d+)</g), ([, protocolo]) => ({ where, chave, protocolo }));
  const messages = xml.matchAll(/<cStat>(\d+)<\/cStat>\s*<xMotivo>([^<]*)</g);
  return [...protocols, ...Array.from(messages, ([, cStat, xMotivo]) => ({ where, chave, cStat, xMotivo }))];
}

function rowsOfCsv(source: string, where: string): readonly Row[] {
  if (!/^\uFEFF?[a-zA-Z]+(;[a-zA-Z]+)+(\n|$)/.test(source)) return [];
  return parse<Record<string, string>>(source, { columns: true, delimiter: ';', bom: true }).map((row) => ({
    ...row,
    where,
  }));
}

const ROWS = allExamples().flatMap(({ value, where, operation }) =>
  rowsOf(value, where).map((row) => ({ row, operation })),
);

test('every problem in an example is one of x-problem-codes, with its status, title and type', () => {
  const codes = new Map(list(DOCUMENT['x-problem-codes']).map((code) => [object(code).codigo, object(code)]));
  const problems = ROWS.filter(({ row }) => 'codigo' in row && 'requisicaoId' in row).flatMap(({ row }) => {
    const code = codes.get(row.codigo);
    if (code === undefined) return [`${row.where}: ${row.codigo} não está em x-problem-codes`];
    const answer = / ([45]\d\d) application\/problem\+json/.exec(row.where)?.[1] ?? row.status;
    const anchor = `#erro-${text(row.codigo).toLowerCase().replaceAll('_', '-')}`;
    return [
      ...(row.status === code.status && String(answer) === String(row.status)
        ? []
        : [`${row.where}: status ${row.status}`]),
      ...(row.title === code.titulo ? [] : [`${row.where}: title “${row.title}”, e não “${code.titulo}”`]),
      ...(text(row.type).endsWith(anchor) ? [] : [`${row.where}: type ${row.type}, e não ${anchor}`]),
    ];
  });
  expect(problems).toEqual([]);
  expect(codes.size).toBeGreaterThan(20);
});

test('a protocol number belongs to the same key in every example', () => {
  const owners = new Map<string, string>();
  const problems = ROWS.flatMap(({ row }) => {
    const protocol = text(row.protocolo) || text(object(row.retorno).protocolo);
    if (protocol === '' || text(row.chave) === '') return [];
    const owner = owners.get(protocol) ?? text(row.chave);
    owners.set(protocol, owner);
    return owner === row.chave ? [] : [`${row.where}: ${protocol} em ${row.chave}, mas já é de ${owner}`];
  });
  expect(problems).toEqual([]);
  expect(owners.size).toBeGreaterThan(10);
});

/** The official text as a pattern: what it shows in brackets may come with any value, or not come. */
function pattern(official: string): RegExp {
  const parts = official.split(/\s*\[[^\]]*\]/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(\\s*\\[[^\\]]*\\])?')}$`);
}

test('every message next to a status code is the official one of that document', () => {
  const official = parse<Official>(CSTAT_FILE, { columns: true, record_delimiter: ['\r\n', '\n'] });
  const problems = ROWS.flatMap(({ row, operation }) => {
    const code = text(row.cStat) || ('documento' in row ? text(row.codigo) : '');
    const message = text(row.xMotivo);
    if (code === '' || message === '') return [];
    const model = text(row.chave).slice(20, 22) || text(row.modelo) || text(row.documento);
    const document = MODELS[model] ?? (operation.path.includes('/mdfe/') ? 'MDF-e' : 'NF-e/NFC-e');
    const texts = official.filter((line) => line.documento === document && line.codigo === code);
    if (texts.some((line) => pattern(line.x_motivo).test(message))) return [];
    return [`${row.where}: ${document} ${code} “${message}”, e não “${texts[0]?.x_motivo ?? 'nada em cstat.csv'}”`];
  });
  expect(problems).toEqual([]);
});

test('a document in duplicity is in error with another key (539) or authorized (204), never rejected', () => {
  const problems = ROWS.filter(({ row }) => ['204', '539'].includes(text(object(row.retorno).cStat))).flatMap(
    ({ row }) => {
      const divergent = row.situacao === 'erro' && object(row.retorno).cStat === '539';
      const named = !('problema' in row) || object(row.problema).codigo === 'CHAVE_DIVERGENTE';
      return divergent && named ? [] : [`${row.where}: ${row.situacao} com ${object(row.retorno).cStat}`];
    },
  );
  expect(problems).toEqual([]);
});
