import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { API_DOWNLOADS } from '@/lib/routes/download-address';
import { exportFolder } from './exported-page';
import { document, follow, toObject } from './openapi-document';

const root = path.join(import.meta.dirname, '..', '..');
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--types', '', '--ignoreConfig'];

/** The line on which a client's own code begins. */
const FIRST_LINE = 3;

/** What the compiler says about a client's code; '' when it accepts it. */
function compile(source: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-types-'));
  try {
    copyFileSync(path.join(exportFolder, API_DOWNLOADS.types), path.join(folder, 'api.d.ts'));
    const file = path.join(folder, 'client.ts');
    writeFileSync(
      file,
      `import type { components } from './api';\ntype Envio = components['schemas']['DfeEnvio'];\n${source}`,
    );
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [compiler, ...OPTIONS, file], { encoding: 'utf8' }).stdout;
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
  expect(compile(source.join('\n'))).toBe('');
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
  const output = compile(wrong.map((body, index) => `export const body${index}: Envio = ${body};`).join('\n'));
  const lines = [...output.matchAll(/client\.ts\((\d+),\d+\): error TS2/g)].map(([, line]) => Number(line));
  expect([...new Set(lines)]).toEqual(FAULTS.map((_, index) => index + FIRST_LINE));
});
