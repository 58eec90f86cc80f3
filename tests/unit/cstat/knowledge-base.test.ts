import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toCStatAddress } from '../../../lib/cstat/address';
import { cstatDocumentList } from '../../../lib/cstat/documents';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { buildCodeEntries } from '../../../lib/publish/cstat-codes';
import { explainedCodes } from '../support/explained-codes';
import { PROJECT } from '../support/fixture-site';
import { projectCStats as cstats } from '../support/project-cstats';

/** Documents that are published, by their name in the table; others may be added. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'NF-e/NFC-e': 'nfe',
  'CT-e': 'cte',
  'MDF-e': 'mdfe',
  NFCom: 'nfcom',
  'Consulta GTIN (CCG)': 'gtin',
};
const DOCUMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  cstatDocumentList.map(({ csvName, id }) => [csvName, id]),
);

const rows = z.array(z.object({ documento: z.string(), codigo: z.string(), x_motivo: z.string() })).parse(
  parse(readFileSync(path.join(PROJECT, 'content/cstat/cstat.csv')), {
    columns: true,
    record_delimiter: ['\r\n', '\n'],
  }),
);

const explained = [...cstats.values()].flatMap(({ explanation }) => (explanation ? [explanation] : []));

test('no document that is published goes or changes its address', () => {
  expect(DOCUMENTS).toMatchObject(PUBLISHED);
});

describe('every row of the official table', () => {
  test('is a meaning of one code, word for word', () => {
    const missing = rows.filter(({ documento, codigo, x_motivo }) => {
      const cstat = cstats.get(`${DOCUMENTS[documento]}/${codigo}`);
      const texts = cstat ? [cstat.text, ...cstat.otherMeanings.map(({ text }) => text)] : [];
      return !texts.includes(x_motivo);
    });
    expect(missing).toEqual([]);
  });

  test('belongs to a code with an address of its own', () => {
    const addresses = [...cstats.values()].map(toCStatAddress);
    expect(new Set(addresses).size).toBe(cstats.size);
    expect(cstats.size).toBe(new Set(rows.map(({ documento, codigo }) => `${documento} ${codigo}`)).size);
  });

  test('is in the file that browsers look codes up in', () => {
    const entries = buildCodeEntries(cstats.values());
    expect(entries).toHaveLength(cstats.size);
    expect(entries.find(({ document, code }) => document === 'nfe' && code === '539')).toEqual({
      document: 'nfe',
      code: '539',
      text: cstats.get('nfe/539')?.text,
      path: '/docs/cstat/nfe/539/',
      resend: 'consultar-antes',
      kind: 'rejeição',
    });
    expect(entries.filter(({ resend }) => resend !== null)).toHaveLength(explainedCodes.length);
  });
});

test('what refuses comes first in an answer, by the table and not by the first digit', () => {
  const refuses = ({ kind }: { readonly kind: string }) => kind === 'rejeição' || kind === 'denegação';
  const refusals = new Set([...cstats.values()].filter(refuses).map(({ code }) => code));
  const codes = [...new Set([...cstats.values()].map(({ code }) => code))];
  const first = (...answers: readonly string[]) => {
    const found = recogniseAnswer(JSON.stringify(answers.map((cStat) => ({ cStat }))));
    return found.kind === 'answer' ? found.findings[0]?.code : undefined;
  };
  const wrong = codes.filter((code) => (first('150', code, '100') === code) !== refusals.has(code) && code !== '150');
  expect(wrong).toEqual([]);
});

describe('the explanations', () => {
  test('cover at least 250 codes, in every document that the API sends', () => {
    expect(explained.length).toBe(explainedCodes.length);
    expect(explained.length).toBeGreaterThanOrEqual(250);
    const count = (document: string) => explainedCodes.filter((key) => key.startsWith(`${document}/`)).length;
    expect(count('nfe')).toBeGreaterThanOrEqual(190);
    expect(count('cte')).toBeGreaterThanOrEqual(35);
    expect(count('mdfe')).toBeGreaterThanOrEqual(30);
    expect(count('nfcom')).toBeGreaterThanOrEqual(10);
  });

  test('cover every code that an operation or a guide of this site names as a rejection worth a page', () => {
    const wanted = [
      'nfe/204',
      'nfe/539',
      'nfe/656',
      'nfe/215',
      'nfe/464',
      'nfe/999',
      'mdfe/611',
      'cte/539',
      'nfcom/204',
    ];
    expect(wanted.filter((key) => !explainedCodes.includes(key))).toEqual([]);
  });

  test.each([
    ['nfe/100', 'nada-a-corrigir'],
    ['nfe/105', 'aguardar'],
    ['nfe/108', 'aguardar'],
    ['nfe/110', 'nunca'],
    ['nfe/204', 'consultar-antes'],
    ['nfe/215', 'corrigir-e-reenviar'],
    ['nfe/217', 'reenviar-igual'],
    ['nfe/225', 'corrigir-e-reenviar'],
    ['nfe/301', 'nunca'],
    ['nfe/302', 'corrigir-e-reenviar'],
    ['nfe/501', 'nunca'],
    ['nfe/539', 'consultar-antes'],
    ['nfe/656', 'aguardar'],
    ['nfe/999', 'consultar-antes'],
    ['mdfe/611', 'consultar-antes'],
  ])('say of %s: %s', (key, verdict) => {
    expect(cstats.get(key)?.explanation?.resend).toBe(verdict);
  });

  test('call no refusal a success and no success a refusal', () => {
    const wrong = [...cstats.values()].filter(({ kind, explanation }) => {
      if (!explanation) return false;
      const isSuccess = ['autorizado', 'alerta', 'cancelamento', 'inutilização', 'encerramento'].includes(kind);
      return isSuccess !== (explanation.resend === 'nada-a-corrigir') && (isSuccess || kind === 'rejeição');
    });
    expect(wrong.map(({ document, code }) => `${document}/${code}`)).toEqual([]);
  });

  test('never go by the first digit: 120 is authorised, 156 to 188 are refusals and 172 is an alert', () => {
    const kindOf = (code: string) => cstats.get(`nfe/${code}`)?.kind;
    expect(['100', '120', '150', '172'].map(kindOf)).toEqual(['autorizado', 'autorizado', 'autorizado', 'alerta']);
    const late = [...cstats.values()].filter(({ document, code }) => document === 'nfe' && /^1[5-8]\d$/.test(code));
    const refusals = late.filter(({ code, kind }) => Number(code) > 155 && kind !== 'alerta');
    expect(refusals.length).toBeGreaterThan(25);
    expect(refusals.filter(({ kind }) => kind !== 'rejeição')).toEqual([]);
  });

  test('are written as whole sentences', () => {
    const loose = explained.flatMap(({ cause, fix }) => [cause, ...fix]).filter((text) => !/[.!?]$/.test(text));
    expect(loose).toEqual([]);
  });
});
