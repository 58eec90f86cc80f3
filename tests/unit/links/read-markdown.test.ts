import { expect, test } from 'vitest';
import { readMarkdownLinks } from '../../../lib/links/read-markdown';

test.each<[string, readonly string[]]>([
  ['[a](/a/) e ![b](/b.png "Título") e [c](</c/>)', ['/a/', '/b.png', '/c/']],
  ['<https://exemplo.com.br/a> e <http://exemplo.com.br/b>', ['https://exemplo.com.br/a', 'http://exemplo.com.br/b']],
  ['<b> e a [lista] (1)', []],
  ['`[a](/a/)` [b](/b/) ``[c](/c/) ` [d](/d/)`` [e](/e/)', ['/b/', '/e/']],
  ['` [a](/a/) `` [b](/b/)\n[c](/c/) `', ['/a/', '/b/', '/c/']],
  ['```md\n[a](/a/)\n```\n[b](/b/)\n```\n[c](/c/)\n```\n', ['/b/']],
  ['~ ```\n[a](/a/)\n', ['/a/']],
  ['```\nx ```\n[a](/a/)\n```\n[b](/b/)', ['/b/']],
  ['```\n[a](/a/)\n```js\n[b](/b/)\n```\n[c](/c/)', ['/c/']],
  ['> ```js\n> a[b](c);\n> ```\n>\n> [d](/d/)\n\n> > ```\n> > [e](/e/)\n> > ```\n[f](/f/)', ['/d/', '/f/']],
])('the links of %j', (text, links) => {
  expect(readMarkdownLinks(text)).toEqual(links);
});
