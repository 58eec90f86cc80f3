import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { API_DOWNLOADS } from '@/lib/routes/download-address';
import { compileClient } from './compile-client';
import { exportFolder } from './exported-page';
import { document, follow, toObject } from './openapi-document';

/** The line on which a client's own code begins. */
const FIRST_LINE = 3;

/** The lines of a client's code that the compiler refuses, and what else it says. */
function compile(lines: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-types-'));
  try {
    copyFileSync(path.join(exportFolder, API_DOWNLOADS.types), path.join(folder, 'api.d.ts'));
    const head = [`import type { components } from './api';`, `type Envio = components['schemas']['DfeEnvio'];`];
    return compileClient(folder, [...head, ...lines]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const examples = (() => {
  const operation = toObject(toObject(toObject(document.paths)['/v1/dfe']).post);
  const media = toObject(toObject(toObject(operation.requestBody).content)['application/json']);
  return Object.values(toObject(media.examples)).map((example) => follow(example).value);
})();

test('the types accept every example of a document', () => {
  expect(examples.length).toBeGreaterThan(3);
  const source = examples.map((value, index) => `export const body${index}: Envio = ${JSON.stringify(value)};`);
  expect(compile(source)).toEqual({ lines: [], others: [] });
});

const FAULTS: readonly (readonly [fault: string, from: string, to: string])[] = [
  ['an unknown tag', `"natOp":"Venda de mercadoria"`, `"natOpp":"Venda de mercadoria"`],
  ['a required field that is missing', `"natOp":"Venda de mercadoria",`, ''],
  ['a value that is not in the list', `"tpNF":"1"`, `"tpNF":"2"`],
  ['a number in place of a text', `"serie":"1"`, `"serie":1`],
  ['a group in place of a list', `"vol":[{"qVol":"2"`, `"vol":{"qVol":["2"`],
  ['the layout of another document', `"modelo":"55"`, `"modelo":"58"`],
];

test('the types refuse what the layout does not allow', () => {
  const right = JSON.stringify(examples[0]);
  const wrong = FAULTS.map(([fault, from, to]) => {
    expect(right, fault).toContain(from);
    return right.replace(from, to).replace(/("vol":\{"qVol":\["2").*?\}\]/, '$1]}');
  });
  const { lines } = compile(wrong.map((body, index) => `export const body${index}: Envio = ${body};`));
  expect(lines).toEqual(FAULTS.map((_, index) => index + FIRST_LINE));
});
