import { describe, expect, test } from 'vitest';
import { stripPageSuffix } from '../../../lib/routes/canonical-address';

describe('an old form of an address', () => {
  test.each([
    ['/docs/faq.html', '/docs/faq/'],
    ['/docs/faq/index.html', '/docs/faq/'],
    ['/docs/faq/index', '/docs/faq/'],
    ['/docs/faq/index/', '/docs/faq/'],
    ['/docs/faq.html/', '/docs/faq/'],
    ['/index.html', '/'],
    ['/index', '/'],
    [' /docs/faq.html ', '/docs/faq/'],
  ])('%s means %s', (old, canonical) => {
    expect(stripPageSuffix(old)).toBe(canonical);
  });

  test.each([
    ['/'],
    ['/docs/faq/'],
    ['/docs/faq'],
    ['/docs/meu-index'],
    ['/docs/indexar/'],
    ['/docs/html'],
    ['/docs/faq.html/prazo'],
    [' /docs/faq/ '],
  ])('%s has nothing to take off', (address) => {
    expect(stripPageSuffix(address)).toBeUndefined();
  });
});
