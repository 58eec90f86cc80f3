import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findState as findStateByCode } from '../../../lib/fiscal/states';
import { isState } from '../../../lib/reader-data/examples';
import { PROJECT } from '../support/fixture-site';

const FILES = ['content/receitas', 'content/leiaute/exemplos'].flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
);

type Registration = { readonly state: string; readonly ie: string };

/** The IEs of a value, each with the state of the party that has it or of its address; others are left out. */
function listRegistrations(value: unknown): readonly Registration[] {
  if (typeof value !== 'object' || value === null) return [];
  const { IE, inscricaoEstadual = IE } = value as { IE?: unknown; inscricaoEstadual?: unknown };
  const state = [readAuthor(value), ...[value, ...Object.values(value)].map(findState)].find(
    (found) => found !== undefined,
  );
  const own = typeof inscricaoEstadual === 'string' && /^\d+$/u.test(inscricaoEstadual) && state !== undefined;
  return [
    ...(own ? [{ state, ie: inscricaoEstadual }] : []),
    ...Object.values(value).flatMap((part) => listRegistrations(part)),
  ];
}

/** The state of the author of an event, which names it by its code; the IE beside it is the author's. */
function readAuthor(value: object): string | undefined {
  const { cOrgaoAutor } = value as { cOrgaoAutor?: unknown };
  return typeof cOrgaoAutor === 'string' ? findStateByCode(cOrgaoAutor)?.abbreviation : undefined;
}

function findState(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { UF, uf = UF } = value as { UF?: unknown; uf?: unknown };
  return typeof uf === 'string' && uf !== 'EX' ? uf : undefined;
}

const SOURCES = ['openapi.yaml', ...FILES.filter((name) => name.endsWith('.yaml'))].map((file) => {
  const text = readFileSync(path.join(PROJECT, file), 'utf8');
  return { file, found: listRegistrations(parse(text, { maxAliasCount: -1 })) };
});

test.each(SOURCES)('$file has IEs that are right in their states', ({ found }) => {
  const wrong = found.filter(({ state, ie }) => !isState(state) || !isValidIe({ value: ie, stateCode: state }));
  expect(wrong).toEqual([]);
});

test('those of producers and customers are found too', () => {
  const states = new Set(SOURCES.flatMap(({ found }) => found.map(({ state }) => state)));
  expect([...states].sort()).toEqual(['AM', 'GO', 'MG', 'MT', 'RJ', 'SP']);
});
