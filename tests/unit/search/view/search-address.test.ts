import { describe, expect, test } from 'vitest';
import { readSearchAddress, writeSearchAddress } from '../../../../lib/search/view/search-address';

const read = (text: string) => readSearchAddress(new URLSearchParams(text));

describe('the address of the search page', () => {
  test('says query, kind and how much is shown', () => {
    expect(read('q=nota+fiscal&kind=api&portions=3')).toEqual({ query: 'nota fiscal', kind: 'api', portions: 3 });
  });

  test.each(['', 'kind=tudo&portions=-1', 'portions=1.5', 'portions=x'])(
    'is as usual where it says nothing: %s',
    (text) => {
      expect(read(text)).toEqual({ query: '', kind: undefined, portions: 1 });
    },
  );

  test('asks for no more than anybody reads', () => {
    expect(read('q=a&portions=1000000').portions).toBe(10);
  });

  test('is written without what is usual, and keeps what it does not know', () => {
    const write = (text: string, query: string) =>
      writeSearchAddress({ ...read(text), query }, new URLSearchParams(text));
    expect(write('', '')).toBe('');
    expect(write('origem=email', 'a&b=c')).toBe('?origem=email&q=a%26b%3Dc');
    expect(write('q=a&kind=api&portions=2', 'b')).toBe('?q=b&kind=api&portions=2');
    expect(write('q=a&kind=api', '')).toBe('?kind=api');
  });

  test('is read as it was written', () => {
    const address = { query: 'é + ç & "x"', kind: 'cstat', portions: 2 } as const;
    expect(read(writeSearchAddress(address, new URLSearchParams()))).toEqual(address);
  });
});
