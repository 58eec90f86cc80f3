import { describe, expect, test } from 'vitest';
import { computeCheckDigit, weighCharacters } from '../../../lib/fiscal/check-digit';
import { getKeyTag } from '../../../lib/fiscal/key-tags';
import { findModel, modelCodes } from '../../../lib/fiscal/models';
import { findState } from '../../../lib/fiscal/states';
import { readCnpj, readCpf, readKeyTaxpayer } from '../../../lib/fiscal/taxpayer';

/** IBGE's codes of the states. */
const STATES =
  '11 RO 12 AC 13 AM 14 RR 15 PA 16 AP 17 TO 21 MA 22 PI 23 CE 24 RN 25 PB 26 PE 27 AL 28 SE 29 BA ' +
  '31 MG 32 ES 33 RJ 35 SP 41 PR 42 SC 43 RS 50 MS 51 MT 52 GO 53 DF';

test('every state is known by its code, and no other code is', () => {
  const pairs = [...STATES.matchAll(/(\d\d) ([A-Z]{2})/g)].map(([, code = '', name = '']) => [code, name]);
  const known = Array.from({ length: 100 }, (_, number) => findState(String(number).padStart(2, '0')));
  expect(known.filter((state) => state !== undefined)).toEqual(
    pairs.map(([code, abbreviation]) => ({ code, abbreviation })),
  );
});

describe('a model', () => {
  test.each([
    ['55', 'NF-e', 'nfe', 'code', '1 normal 2 fsIa 3 scan 4 epec 5 fsDa 6 svcAn 7 svcRs 9 simplified'],
    ['65', 'NFC-e', 'nfe', 'code', '1 normal 4 epec 9 offline'],
    ['57', 'CT-e', 'cte', 'code', '1 normal 3 nff 4 epec 5 fsDa 7 svcRs 8 svcSp'],
    ['67', 'CT-e OS', 'cte', 'code', '1 normal 3 nff 4 epec 5 fsDa 7 svcRs 8 svcSp'],
    ['64', 'GTV-e', 'cte', 'code', undefined],
    ['58', 'MDF-e', 'mdfe', 'code', '1 normal 2 offline 3 nff'],
    ['62', 'NFCom', 'nfcom', 'site', undefined],
    ['63', 'BP-e', undefined, 'unknown', undefined],
    ['66', 'NF3e', undefined, 'unknown', undefined],
  ])('%s is %s, of the family %s', (code, name, family, codeLayout, types) => {
    const { emissionTypes, ...model } = findModel(code) ?? {};
    expect(model).toEqual({ code, name, family, codeLayout });
    expect(emissionTypes && Object.entries(emissionTypes).flat().join(' ')).toBe(types);
    expect(modelCodes).toContain(code);
  });

  test('is none of another code', () => {
    expect([findModel('01'), findModel('')]).toEqual([undefined, undefined]);
  });
});

test('the parts of a key have the names of the fields that repeat them, of some models their own', () => {
  const names = ['state', 'month', 'taxpayer', 'model', 'series', 'number', 'emissionType', 'site', 'code'] as const;
  const tagsOf = (code: string) =>
    [...names, 'siteAndCode' as const, 'checkDigit' as const].map((name) => getKeyTag(name, findModel(code))).join(' ');
  const nfe = 'cUF AAMM CNPJ mod serie nNF tpEmis nSiteAutoriz cNF cNF cDV';
  expect(['55', '62', '99'].map(tagsOf)).toEqual([nfe, nfe, nfe]);
  expect(tagsOf('57')).toBe('cUF AAMM CNPJ mod serie nCT tpEmis nSiteAutoriz cCT cNF cDV');
  expect(tagsOf('58')).toBe('cUF AAMM CNPJ mod serie nMDF tpEmis nSiteAutoriz cMDF cNF cDV');
  expect(tagsOf('63')).toBe('cUF AAMM CNPJ mod serie nBP tpEmis nSiteAutoriz cNF cBP cDV');
});

describe('a check digit', () => {
  test('is worked out from the right, with weights from 2 to 9 and over again', () => {
    const { steps, sum } = weighCharacters('1A0000000');
    expect(steps.map(({ weight }) => weight)).toEqual([2, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(steps.slice(0, 2)).toEqual([
      { character: '1', value: 1, weight: 2, product: 2 },
      { character: 'A', value: 17, weight: 9, product: 153 },
    ]);
    expect(sum).toBe(155);
  });

  test.each([
    ['0', 0],
    ['6', 0],
    ['7', 8],
    ['1', 9],
    ['5', 1],
  ])('of %s is %i: remainders 0 and 1 give 0', (base, digit) => {
    expect(computeCheckDigit(base)).toBe(digit);
  });
});

describe('a taxpayer', () => {
  test('has the punctuation and the digits of its kind', () => {
    expect(readCnpj('11222333000181')).toEqual({
      type: 'cnpj',
      value: '11222333000181',
      formatted: '11.222.333/0001-81',
      isValid: true,
      expectedDigits: '81',
    });
    expect(readCpf('52998224725')).toEqual({
      type: 'cpf',
      value: '52998224725',
      formatted: '529.982.247-25',
      isValid: true,
      expectedDigits: '25',
    });
  });

  test('is nobody when it is one digit repeated, though its check digits are right', () => {
    expect([readCpf('11111111111'), readCnpj('00000000000000')].map(({ isValid }) => isValid)).toEqual([false, false]);
  });

  test.each([
    ['910', 'cpf'],
    ['969', 'cpf'],
    ['909', 'cnpj'],
    ['970', 'cnpj'],
  ])('of a key of series %s with wrong digits is a %s', (series, type) => {
    expect(readKeyTaxpayer('00052998224726', series).type).toBe(type);
  });

  test('of a key is a CPF in any series where only that has right digits', () => {
    expect(readKeyTaxpayer('00052998224725', '001').type).toBe('cpf');
    expect(readKeyTaxpayer('00152998224725', '920').type).toBe('cnpj');
    expect(readKeyTaxpayer('000A2998224725', '920').type).toBe('cnpj');
  });
});
