import { describe, expect, test } from 'vitest';
import { ALIASES_FILE, loadAliases } from '@/lib/permalinks/load-aliases.build';
import { expectFault } from '../support/fault-rows';
import { createFixtureSite } from '../support/fixture-site';

const load = (text: string, moved: Parameters<typeof loadAliases>[1] = []) =>
  loadAliases(createFixtureSite({ [ALIASES_FILE]: text }), moved);

test('an old address leads to a new one, or to an anchor of the same page', () => {
  expect(load(`/docs/a/: /docs/b/\n/docs/c/#x: '#y'\n/: /docs/#z\n`)).toEqual([
    { from: '/docs/a/', to: '/docs/b/' },
    { from: '/docs/c/#x', to: '/docs/c/#y' },
    { from: '/', to: '/docs/#z' },
  ]);
});

test('a site may have none, and those of its guides count then, too', () => {
  const moved = { from: '/docs/a/', to: '/docs/b/', file: 'content/docs/current/b.mdx' };
  expect(loadAliases('/nowhere', [moved])).toEqual([{ from: '/docs/a/', to: '/docs/b/' }]);
});

describe('the build stops on', () => {
  test.each([
    ['an address without its final slash', '/docs/a: /docs/b/', '1 | the key "/docs/a" | write a path such as'],
    ['one of another site', 'https://a.example/: /docs/b/', '1 | the key "https://a.example/" | write a path such as'],
    ['a target without its final slash', '/docs/a/: /docs/b', '1 | found "/docs/b" | write "#anchor" for the same'],
    ['an alias of itself', `/docs/a/#x: '#x'`, '1 | /docs/a/#x: leads to itself | name what took over'],
    ['a circle', '/docs/a/: /docs/b/\n/docs/b/: /docs/a/', '1 | /docs/a/: leads back to itself | break the circle'],
  ])('%s', (_name, text, expected) => {
    expectFault(() => load(text), ALIASES_FILE, expected);
  });

  test('two that take over the same address', () => {
    const moved = { from: '/docs/a/', to: '/docs/b/', file: 'content/docs/current/b.mdx' };
    const fault = '1 | /docs/a/: leads to /docs/b/ by content/docs/current/b.mdx, and to /docs/c/ | keep one of them';
    expectFault(() => load('/docs/a/: /docs/c/', [moved]), ALIASES_FILE, fault);
  });
});
