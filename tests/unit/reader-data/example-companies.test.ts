import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie';
import { describe, expect, test } from 'vitest';
import { isAccessKey } from '../../../lib/fiscal/key-form';
import { findStateCode } from '../../../lib/fiscal/states';
import { readCnpj } from '../../../lib/fiscal/taxpayer';
import { COMPANIES, FIXED_ISSUERS, isState, PARTNERS, STATES } from '../../../lib/reader-data/examples';
import { PROJECT } from '../support/fixture-site';

/** Sources whose examples readers use. */
const SOURCES = [
  'openapi.yaml',
  ...list('content/receitas', '.yaml'),
  ...list('content/leiaute/exemplos', '.yaml'),
  ...list('content/docs', '.mdx'),
];

function list(folder: string, ending: string): readonly string[] {
  return readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
}

/** Who issues, by the fields that say so and by the keys. */
function listIssuers(text: string): readonly string[] {
  const named = /(?:cpfCnpjEmitente|emit:\s+(?:CNPJ|CPF))["']?: ["']?([0-9A-Z]{11,14})\b/g;
  const keys = text.match(/(?<![0-9A-Z])[0-9]{6}[0-9A-Z]{12}[0-9]{26}(?![0-9A-Z])/g) ?? [];
  const issuers = [...text.matchAll(named)].map(([, issuer = '']) => issuer);
  return [...issuers, ...keys.filter(isAccessKey).map((key) => key.slice(6, 20).replace(/^000(?=[0-9]{11}$)/, ''))];
}

describe.each(SOURCES)('%s', (file) => {
  // @behaviour Your data: Every issuer of an example is of the table of fictional companies
  test('has no issuer that is not of the table', () => {
    const known = [...COMPANIES.keys(), ...FIXED_ISSUERS, ...PARTNERS];
    const others = listIssuers(readFileSync(path.join(PROJECT, file), 'utf8')).filter((cnpj) => !known.includes(cnpj));
    expect([...new Set(others)]).toEqual([]);
  });
});

test('the companies have right numbers and known states', () => {
  const wrong = [...COMPANIES].filter(([cnpj, state]) => !readCnpj(cnpj).isValid || !isState(state));
  expect(wrong).toEqual([]);
});

test('there is an example for each of the 27 states', () => {
  expect(Object.keys(STATES).filter((state) => findStateCode(state) !== undefined)).toHaveLength(27);
});

describe.each(Object.entries(STATES))('%s', (state, { cityCode, ie }) => {
  test('has a town of its own whose code has a right digit', () => {
    expect(cityCode.slice(0, 2)).toBe(findStateCode(state));
    expect(cityCode.at(-1)).toBe(String(computeCityDigit(cityCode.slice(0, 6))));
  });

  test('has an example of an IE with right digits', () => {
    expect(isState(state) && isValidIe({ value: ie, stateCode: state })).toBe(true);
  });
});

/** The digit of IBGE's codes of municipalities: weights 1 and 2 in turn, the digits of each product added up. */
function computeCityDigit(base: string): number {
  const sum = [...base].reduce((total, digit, index) => {
    const product = Number(digit) * (1 + (index % 2));
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
