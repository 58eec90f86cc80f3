import { describe, expect, test } from 'vitest';
import { createStatus, readMarks } from '../../../lib/fiscal/read-message';
import { KEY, OTHER } from './read-findings';

describe('an official message points at', () => {
  test.each([
    [`[chNFe:${OTHER}]`, OTHER],
    [`[ chCTe = ${OTHER} )`, OTHER],
    [`[CHNFE: ${OTHER}][chNFe:${KEY}]`, OTHER],
    [`[nRef:${OTHER}]`, OTHER],
    [`[chNFe:${OTHER.slice(1)}]`, undefined],
    [`[tchNFe:${OTHER}]`, undefined],
    [`chNFe:${OTHER}`, undefined],
  ])('another key: %s', (message, key) => {
    expect(readMarks(message).otherKey?.text).toBe(key);
  });

  test.each([
    ['[nRec:351]', '351'],
    ['[NREC: 351][nRec:352]', '351'],
    ['[nRecX:351]', undefined],
    ['[xnRec:351]', undefined],
  ])('a receipt: %s', (message, receipt) => {
    expect(readMarks(message).receipt).toBe(receipt);
  });

  test.each<[string, readonly number[]]>([
    ['[nItem:3]', [3]],
    ['Item 12', [12]],
    ['item nº 2, item n. 3', [2, 3]],
    ['det[4]', [4]],
    ['nItem="5"', [5]],
    ['item#6', [6]],
    ['[nItem: 1][nItem: 2][nItem: 1]', [1, 2]],
    ['[nItem:0]', []],
    ['[nItem:1234]', []],
    ['subitem 7', []],
    ['itens 8', []],
    ['', []],
  ])('items: %s', (message, items) => {
    expect(readMarks(message).items).toEqual(items);
  });
});

describe('a status', () => {
  test('belongs to the family of its key, else of its model, else to the one that is known', () => {
    const mdfe = '51251111222333000696580010000003101264809138';
    expect(createStatus({ keyText: mdfe, modelCode: '57', family: 'nfe' }).family).toBe('mdfe');
    expect(createStatus({ modelCode: '57', family: 'nfe' }).family).toBe('cte');
    expect(createStatus({ family: 'nfe' }).family).toBe('nfe');
    expect(createStatus({}).family).toBeUndefined();
  });

  test('has another key only where that is another', () => {
    const message = `Duplicidade [chNFe:${OTHER}]`;
    expect(createStatus({ keyText: KEY, message }).otherKey?.text).toBe(OTHER);
    expect(createStatus({ keyText: OTHER, message })).toMatchObject({ key: { text: OTHER }, otherKey: undefined });
    expect(createStatus({ message })).toMatchObject({ key: undefined, otherKey: { text: OTHER } });
  });
});
