import { describe, test } from 'vitest';
import { readConfigFault } from '../support/config-fault';
import { expectMessage } from '../support/fault-rows';

type Row = readonly [name: string, change: Readonly<Record<string, unknown>>, expected: string];

const ROWS: readonly Row[] = [
  [
    'an address of http',
    { url: 'http://docs.exemplo.com.br' },
    ' | url: found "http://docs.exemplo.com.br" | write the origin only, such',
  ],
  [
    'an address with a path',
    { url: 'https://docs.exemplo.com.br/docs' },
    ' | url: found "https://docs.exemplo.com.br/docs | write the origin only, such',
  ],
  ['a base path without a slash', { basePath: 'docs' }, ' | basePath: found "docs" | use "" or "/prefix" without a'],
  [
    'a base path with a final slash',
    { basePath: '/docs/' },
    ' | basePath: found "/docs/" | use "" or "/prefix" without a',
  ],
  ['no name', { name: undefined }, ' | name: found nothing | write a value of type string'],
  ['an empty title', { title: ' ' }, ' | title: found " " | write a text that is not empty'],
  ['no locale', { locales: [] }, ' | locales: found [] | give at least one locale'],
  [
    'a locale in another form',
    { locales: [{ code: 'pt_BR', label: 'Português' }] },
    ' | locales.0.code: found "pt_BR" | use a BCP 47 tag such as "en"',
  ],
  [
    'a locale twice',
    {
      locales: [
        { code: 'en', label: 'a' },
        { code: 'en', label: 'b' },
      ],
    },
    ' | locales: "en" appears twice | keep one of them',
  ],
  [
    'a default locale that is in no list',
    { defaultLocale: 'fr' },
    ' | defaultLocale: found "fr", which is not in | use "en"',
  ],
  [
    'the default locale removed',
    { locales: [{ code: 'pt-BR', label: 'Português' }] },
    ' | defaultLocale: found "en", which is not in | use one of: pt-BR',
  ],
  ['an unknown key', { autor: 'Ana' }, ' | (root): found unknown key "autor" | remove the key or correct its'],
  ['no section', { sections: [] }, ' | sections: found [] | give at least one section'],
  [
    'no default section',
    { sections: [{ id: 'parceiros', versions: [{ name: '1', isLast: true }] }] },
    ' | sections: found parceiros, and no section | give the section at /docs/',
  ],
  [
    'a section twice',
    {
      sections: [
        { id: 'default', versions: [{ name: 'current', isLast: true }] },
        { id: 'default', versions: [{ name: '2', isLast: true }] },
      ],
    },
    ' | sections: "default" appears twice | keep one of them',
  ],
  [
    'no last version',
    { sections: [{ id: 'default', versions: [{ name: 'current' }] }] },
    ' | versions: 0 versions have isLast: true | mark exactly one version as',
  ],
  [
    'two last versions',
    {
      sections: [
        {
          id: 'default',
          versions: [
            { name: 'current', isLast: true },
            { name: '1', isLast: true },
          ],
        },
      ],
    },
    ' | versions: 2 versions have isLast: true | mark exactly one version as',
  ],
  [
    'a version twice',
    { sections: [{ id: 'default', versions: [{ name: '1', isLast: true }, { name: '1' }] }] },
    ' | sections.default.versions: "1" appears twice | keep one of them',
  ],
  [
    'a version where the reference is',
    { sections: [{ id: 'default', versions: [{ name: 'current', isLast: true }, { name: 'api' }] }] },
    ' | default: version api is at /docs/api | choose another path:',
  ],
  [
    'two products',
    {
      products: [
        { slug: 'a', label: 'A' },
        { slug: 'b', label: 'B' },
      ],
    },
    ' | products: found [{"slug":"a","label":"A"},{" | give exactly one product:',
  ],
  [
    'a product in capitals',
    { products: [{ slug: 'Fiscal', label: 'A' }] },
    ' | products.0.slug: found "Fiscal" | use lower-case letters,',
  ],
  [
    'a logo without its dark form',
    { logo: { src: '/a.svg', alt: '' } },
    ' | logo.srcDark: found nothing | write a value of type string',
  ],
  [
    'an item of no kind',
    { navbar: { items: [{ label: 'A' }] } },
    ' | navbar.items.0.type: found nothing | invalid discriminator value.',
  ],
  [
    'an item of an unknown kind',
    { navbar: { items: [{ type: 'menu', label: 'A' }] } },
    ' | navbar.items.0.type: found "menu" | invalid discriminator value.',
  ],
  [
    'a link without a path',
    { navbar: { items: [{ type: 'link', label: 'A' }] } },
    ' | navbar.items.0.to: found nothing | write a value of type string',
  ],
  [
    'a link without a slash',
    { navbar: { items: [{ type: 'link', label: 'A', to: 'docs' }] } },
    ' | navbar.items.0.to: found "docs" | write a site path that starts',
  ],
  [
    'a pattern that is none',
    { navbar: { items: [{ type: 'link', label: 'A', to: '/docs', activeBaseRegex: '(' }] } },
    ' | navbar.items.0.activeBaseRegex: found "(" | write a valid regular',
  ],
  [
    'a dropdown in a dropdown',
    { navbar: { items: [{ type: 'dropdown', label: 'A', items: [{ type: 'dropdown', label: 'B', items: [] }] }] } },
    ' | type: found "dropdown" | invalid discriminator value.',
  ],
  [
    'an external link that runs code',
    { navbar: { items: [{ type: 'external', label: 'A', href: 'javascript:alert(1)' }] } },
    ' | href: found "javascript:alert(1)" | write an absolute address',
  ],
  [
    'levels the wrong way round',
    { toc: { minLevel: 4, maxLevel: 2 } },
    ' | toc: minLevel 4 is above maxLevel 2 | swap the two levels',
  ],
  ['a level of 1', { toc: { minLevel: 1, maxLevel: 2 } }, ' | toc.minLevel: found 1 | too small: expected number to'],
  [
    'an unknown sample language',
    { sampleLanguages: ['cobol'] },
    ' | sampleLanguages.0: found "cobol" | invalid option: expected one',
  ],
  ['no sample language', { sampleLanguages: [] }, ' | sampleLanguages: found [] | give at least one language'],
  [
    'an unknown search engine',
    { search: { backend: 'algolia' } },
    ' | search.backend: found "algolia" | invalid discriminator value.',
  ],
  [
    'a hosted engine without nodes',
    { search: { backend: 'typesense', nodes: [], collection: 'docs', searchKey: 'a' } },
    ' | search.nodes: found [] | give at least one node',
  ],
  [
    'a node without encryption',
    {
      search: {
        backend: 'typesense',
        nodes: [{ host: 'busca.exemplo.com.br', protocol: 'http' }],
        collection: 'docs',
        searchKey: 'a',
      },
    },
    ' | search.nodes.0.protocol: found "http" | use https: browsers refuse',
  ],
  [
    'a place to report that runs code',
    { search: { backend: 'embedded', missingResultsUrl: 'javascript:alert(1)' } },
    ' | missingResultsUrl: found "javascript:alert(1 | write an https:// address or',
  ],
  [
    'an announcement of HTML',
    { announcementBar: { content: '<b>a</b>' } },
    ' | announcementBar.content: found "<b>a</b>" | write Markdown instead of',
  ],
  [
    'an announcement with a colour alone',
    { announcementBar: { content: 'a', textColor: '#ffffff' } },
    ' | announcementBar: textColor is given alone | give both colours or neither',
  ],
  [
    'an announcement that cannot be read',
    { announcementBar: { content: 'a', textColor: '#ffffff', backgroundColor: '#eeeeee' } },
    ' | announcementBar: textColor "#ffffff" on | choose colours with a',
  ],
  ['analytics without a service', { analytics: {} }, ' | analytics: found {} | name at least one service, or'],
  [
    'a phone with blanks',
    { footer: { phone: { label: 'a', href: 'tel:+55 11' } } },
    ' | footer.phone.href: found "tel:+55 11" | use tel:+ and digits only',
  ],
];

describe('site.config.ts is refused for', () => {
  test.each(ROWS)('%s', (_, change, expected) => {
    expectMessage(readConfigFault(change), 'site.config.ts', expected);
  });
});
