import { expect, test } from 'vitest';
import { listUploadGroups } from '@/lib/publish/release/upload-groups';

const KEPT = 'public, max-age=31536000, immutable';
const ANEW = 'public, max-age=0, must-revalidate';
const SCRIPT = 'text/javascript; charset=utf-8';

// @behaviour Publishing: Files with a hash are sent before the pages that name them, each with its type and cache
test('hashed files come first, pages last, each with the type and cache of the rules', () => {
  const names = [
    'index.html',
    'data.js',
    'docs.md',
    'search/index/first.json',
    'search/index/content.1a.json',
    'search/worker/2b.js',
    '_next/static/chunks/3c.js',
    '_next/static/chunks/3c.js.br',
    'img/sem-tipo',
    'docs/index.html.gz',
  ];
  expect(listUploadGroups(names)).toEqual([
    {
      step: 'hashed',
      cache: KEPT,
      type: SCRIPT,
      names: ['_next/static/chunks/3c.js', '_next/static/chunks/3c.js.br', 'search/worker/2b.js'],
    },
    { step: 'hashed', cache: KEPT, type: 'application/json', names: ['search/index/content.1a.json'] },
    { step: 'others', cache: ANEW, type: SCRIPT, names: ['data.js'] },
    { step: 'others', cache: ANEW, type: 'text/markdown; charset=utf-8', names: ['docs.md'] },
    { step: 'others', cache: ANEW, type: undefined, names: ['img/sem-tipo'] },
    { step: 'others', cache: 'no-cache', type: 'application/json', names: ['search/index/first.json'] },
    { step: 'pages', cache: ANEW, type: 'text/html; charset=utf-8', names: ['docs/index.html.gz', 'index.html'] },
  ]);
});

test('what only other hosts read is not sent', () => {
  expect(listUploadGroups(['_headers', '_redirects', 'vercel.json'])).toEqual([]);
});
