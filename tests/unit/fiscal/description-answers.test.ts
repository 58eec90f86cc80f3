import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Finding } from '../../../lib/fiscal/answer';
import { matchCodes } from '../../../lib/fiscal/match-codes';
import type { DocumentFamily } from '../../../lib/fiscal/models';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { allExamples, isObject, text } from '../openapi/description-document';
import { CODE_TABLE } from './code-table';

type Result = { readonly code: string; readonly document: DocumentFamily };

const FAMILIES: Readonly<Record<string, DocumentFamily>> = {
  ...{ '55': 'nfe', '65': 'nfe', '57': 'cte', '64': 'cte', '67': 'cte', '58': 'mdfe', '62': 'nfcom' },
  ...{ nfe: 'nfe', cte: 'cte', mdfe: 'mdfe', nfcom: 'nfcom' },
};

/** Every status in a value with the document it belongs to, read from the data itself. */
function listResults(value: unknown, path: string, held = ''): readonly Result[] {
  if (typeof value === 'string') return [...listXmlResults(value), ...listCsvResults(value)];
  if (Array.isArray(value)) return value.flatMap((item) => listResults(item, path, held));
  if (!isObject(value)) return [];
  const model = text(value.chave).slice(20, 22) || text(value.modelo) || text(value.documento) || held;
  const document = FAMILIES[model] ?? (path.includes('/mdfe/') ? 'mdfe' : 'nfe');
  const code = text(value.cStat) || ('documento' in value ? text(value.codigo) : '');
  const own = code === '' ? [] : [{ code, document }];
  return [...own, ...Object.values(value).flatMap((item) => listResults(item, path, model))];
}

function listXmlResults(source: string): readonly Result[] {
  const xml = /^P[DG][0-9A-Za-z+/]+=*$/.test(source) ? Buffer.from(source, 'base64').toString('utf8') : source;
  const document = FAMILIES[/<ch[A-Z]\w+>([0-9A-Z]{44})</.exec(xml)?.[1]?.slice(20, 22) ?? ''] ?? 'nfe';
  return Array.from(xml.matchAll(/<cStat>(\d+)</g), ([, code = '']) => ({ code, document }));
}

function listCsvResults(source: string): readonly Result[] {
  if (!/^[a-zA-Z]+(;[a-zA-Z]+)+\n/.test(source)) return [];
  const rows = parse<Record<string, string>>(source, { columns: true, delimiter: ';' });
  return rows
    .filter(({ cStat }) => cStat)
    .map(({ cStat = '', chave = '' }) => ({ code: cStat, document: FAMILIES[chave.slice(20, 22)] ?? 'nfe' }));
}

/** Every problem code in a value. */
function listProblems(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'requisicaoId' in value && 'codigo' in value ? [text(value.codigo)] : [];
  return [...own, ...Object.values(value).flatMap(listProblems)];
}

const answers = allExamples()
  .filter(({ where }) => !where.includes(' corpo '))
  .map(({ where, operation, value }) => ({
    where,
    pasted: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    results: listResults(value, operation.path),
    problems: listProblems(value),
  }))
  .filter(({ results, problems }) => results.length + problems.length > 0);

const isPublished = ({ code, document }: Result) =>
  CODE_TABLE.some((entry) => entry.code === code && entry.document === document);

/** A code that the table lacks for the document (138 of CT-e) is recognised, and shown as that of other documents. */
function isOf(finding: Finding, result: Result): boolean {
  const [match] = matchCodes([finding], CODE_TABLE);
  if (finding.code !== result.code || !match) return false;
  return isPublished(result)
    ? match.entries.some(({ document }) => document === result.document)
    : match.isOtherDocument || match.entries.length === 0;
}

test.each(answers)('$where is recognised, with its codes and their documents', ({ pasted, results, problems }) => {
  const recognised = recogniseAnswer(pasted);
  if (recognised.kind !== 'answer') throw new Error(`recognised as ${recognised.kind}`);
  const missing = results.filter((result) => !recognised.findings.some((finding) => isOf(finding, result)));
  expect(missing).toEqual([]);
  expect(recognised.findings.flatMap(({ problemCode }) => problemCode ?? [])).toEqual(
    expect.arrayContaining([...new Set(problems)]),
  );
  // The document is certain, never one of several, wherever the answer names it.
  const named = recognised.findings.filter(
    ({ family, code = '' }) => family !== undefined && isPublished({ code, document: family }),
  );
  expect(named.filter((finding) => matchCodes([finding], CODE_TABLE)[0]?.entries.length !== 1)).toEqual([]);
});

test('there are answers of every sort among the examples', () => {
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter(({ results }) => results.length > 0).length).toBeGreaterThan(40);
});
